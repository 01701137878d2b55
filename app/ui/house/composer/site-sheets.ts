const linked = /<link\b[^>]*\brel="stylesheet"[^>]*>/g

/** The stylesheets of the public site as its own home page links them, but for what only staff see on it. */
export async function readSiteSheets(): Promise<string[]> {
  const html = await (await fetch('/', { credentials: 'omit' })).text()
  return [...html.matchAll(linked)].flatMap(([link]) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? [])
}
