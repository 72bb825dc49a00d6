import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './build-plugins/chunk-groups.ts'
import { compileMessages } from './build-plugins/compile-messages.ts'
import { compressAssets } from './build-plugins/compress-assets.ts'
import { placeTiles } from './build-plugins/place-tiles.ts'
import { weighPackages } from './build-plugins/weigh-packages.ts'
import { writeMarks } from './build-plugins/write-marks.ts'
import { writeShareFonts } from './build-plugins/write-share-fonts.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    // PSEUDO_LOCALE=true npm run dev: English texts accented and longer, to see what is not translated or too tight.
    compileMessages({ isPseudo: command === 'serve' && process.env['PSEUDO_LOCALE'] === 'true' }),
    placeTiles(),
    reactRouter(),
    compressAssets(),
    weighPackages(),
    writeMarks(),
    writeShareFonts(),
  ],
  // No data: addresses: the content security policy does not allow them, and files are cached for ever.
  build: { assetsInlineLimit: 0 },
  experimental: {
    // Scripts load style sheets under the address that React Router gives them in pages, which ends with a #. Otherwise Vite
    // would not find that of the frame there: it would load it again, and the whole page would be styled a second time.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'js' && file.endsWith('.css') ? `/${file}#` : undefined),
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
}))
