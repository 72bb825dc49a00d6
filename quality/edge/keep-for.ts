/** Changes the edge so that every page it has expires after so long, whatever the web says. */
export const keepFor =
  (seconds: number) =>
  (conf: string): string =>
    conf
      .replace('proxy_cache_valid 200 30s', `proxy_cache_valid 200 ${seconds}s`)
      .replace(
        'proxy_ignore_headers Vary;',
        `proxy_ignore_headers Vary Cache-Control;\nproxy_cache_valid 200 ${seconds}s;`,
      )

/** As keepFor; an expired page is shown while it is renewed, which the header that is ignored would have said. */
export const keepAndRenew =
  (seconds: number) =>
  (conf: string): string =>
    keepFor(seconds)(conf).replace('proxy_cache_use_stale error', 'proxy_cache_use_stale updating error')
