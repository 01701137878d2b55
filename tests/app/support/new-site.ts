import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { openDatabase } from '#api/platform/database/open.ts'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { type Page, readPage } from '../../support/page/page.ts'
import { runVerb } from '../../support/run-verb.ts'
import { openBuilt, origin } from '../../support/site.ts'

export type NewSite = {
  /** A page of its panel or of the site, as its owner sees it. */
  open(path: string): Promise<Page>
  post(path: string, fields: [string, string | File][]): Promise<{ status: number; location: string | null; page: Page }>
  call(method: string, path: string, body?: unknown): Promise<Record<string, never>>
  /** The status and the words of a page as a visitor gets it. */
  visit(path: string): Promise<{ status: number; page: Page }>
  close(): Promise<void>
}

/** A site that was just made by the verb, with nothing of its owner's in it, and its owner beside it. */
export async function openNewSite(name = 'Maison'): Promise<NewSite> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-new-site-'))
  const env = { DATA_DIR: folder, LOG: 'off' }
  const words = ['site:create', '--host', 'localhost', '--name', name, '--email', 'chef@maison.test']
  for (const verb of [['migrate'], words]) {
    const { code, err } = await runVerb(verb, env)
    if (code !== 0) throw new Error(err)
  }
  const db = await openDatabase({ dataDir: folder })
  const token = await bindToSite(db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'owner@maison.test', role: 'SUPER_ADMIN', now: new Date() }),
  )
  const shop = await openBuilt(env)
  const [cookie = ''] = (await tokenCookie(false).serialize(token)).split(';')
  const { host } = new URL(origin)
  const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
    shop.fetch(new Request(origin + path, { redirect: 'manual', ...init, headers: { host, origin, ...headers } }))
  return {
    open: async (path) => readPage(await (await ask(path, { cookie })).text()),
    post: async (path, fields) => {
      const body = new FormData()
      for (const [field, value] of fields) body.append(field, value)
      const answer = await ask(path, { cookie }, { method: 'POST', body })
      return { status: answer.status, location: answer.headers.get('location'), page: readPage(await answer.text()) }
    },
    call: async (method, path, body) => {
      const headers = { idSite: '1', authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const answer = await (await ask(`/api${path}`, headers, init)).json()
      if (!answer.success) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
      return answer.data
    },
    visit: async (path) => {
      const answer = await ask(path, {})
      return { status: answer.status, page: readPage(await answer.text()) }
    },
    close: async () => {
      await shop.close()
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
