import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { readPage } from '../../support/page/page.ts'
import { openTestShop, program } from '../../support/site.ts'

test('[X-02] when the error page itself fails, a plain one says so and leads home', async () => {
  const shop = await openTestShop({ overrides: { build: brokenBuild } })
  try {
    const answer = await shop.get('/nulle-part')
    expect(answer.status).toBe(500)
    const html = await answer.text()
    expect(html).toContain('Une erreur est survenue pendant l’affichage de la page d’erreur.')
    expect(html).toContain('An error occurred while showing the error page')
    expect(readPage(html).link().href).toBe('/')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(html).not.toContain('the frame has fallen off')
  } finally {
    await shop.close()
  }
})

/** The built pages, with an error boundary that cannot be drawn. */
async function brokenBuild(): Promise<ServerBuild> {
  const folder = join(dirname(program), 'assets')
  const name = readdirSync(folder).find((file) => /^server-build-.*\.js$/.test(file)) ?? ''
  const build = (await import(pathToFileURL(join(folder, name)).href)) as ServerBuild
  const root = build.routes.root
  if (!root) throw new Error('the build has no root')
  return { ...build, routes: { ...build.routes, root: { ...root, module: { ...root.module, ErrorBoundary } } } }
}

function ErrorBoundary(): never {
  throw new Error('the frame has fallen off')
}
