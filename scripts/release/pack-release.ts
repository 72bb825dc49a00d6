import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listReleaseFiles } from './list-release-files.ts'

type Release = { version: string; path: string; files: number; bytes: number }

/** Writes polydex-<version>.tar.gz and its checksum into a folder. Reproducible: the same files give the same bytes. */
export async function packRelease(folder: string): Promise<Release> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const name = `polydex-${version}.tar.gz`
  const path = join(folder, name)
  const files = await listReleaseFiles()
  await mkdir(folder, { recursive: true })
  const how = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const tar = spawn(
    'tar',
    [
      '--create',
      '--gzip',
      `--file=${path}`,
      ...how,
      `--transform=s,^,polydex-${version}/,`,
      '--null',
      '--files-from=-',
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  tar.stdin.end(files.join('\0'))
  const [code] = (await once(tar, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`tar exited with ${code}`)
  const bytes = await readFile(path)
  await writeFile(`${path}.sha256`, `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
  return { version, path, files: files.length, bytes: bytes.length }
}
