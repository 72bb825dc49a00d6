/** Changes the edge so that every cached page expires after this many seconds, whatever its Cache-Control says. */
export const keepFor =
  (seconds: number) =>
  (conf: string): string =>
    conf
      .replace('proxy_cache_valid 200 30s', `proxy_cache_valid 200 ${seconds}s`)
      .replace(
        'proxy_ignore_headers Vary;',
        `proxy_ignore_headers Vary Cache-Control;\nproxy_cache_valid 200 ${seconds}s;`,
      )

/** As keepFor, and serves an expired page while it is renewed: the ignored Cache-Control would have allowed that. */
export const keepAndRenew =
  (seconds: number) =>
  (conf: string): string =>
    keepFor(seconds)(conf).replace('proxy_cache_use_stale error', 'proxy_cache_use_stale updating error')
