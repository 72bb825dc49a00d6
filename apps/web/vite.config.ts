import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileMessages } from './build-plugins/compile-messages.ts'
import { compressAssets } from './build-plugins/compress-assets.ts'
import { replaceChunkReload } from './build-plugins/replace-chunk-reload.ts'
import { weighPackages } from './build-plugins/weigh-packages.ts'

export default defineConfig({
  plugins: [compileMessages(), replaceChunkReload(), reactRouter(), compressAssets(), weighPackages()],
  // No data: addresses: the content security policy does not allow them, and files are cached for ever.
  build: { assetsInlineLimit: 0 },
})
