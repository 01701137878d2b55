import { redirect } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { splitLang } from '#app/models/platform/web/lang-path.ts'
import { langCookie } from '../platform/session/cookies.server.ts'
import { isSecure } from '../platform/session/secure.server.ts'
import { readSiteFacts } from './site-facts.server.ts'

/** A page's place inside its language, and the API as readers of that language hold it. */
export type PathInLang = { api: ShopApi; path: string; prefix: string; lang: string | undefined }

/**
 * Reads the language in front of a path: the site's own is left out of addresses, one that the site offers shows
 * its content, any other is no page.
 */
export async function findPathInLang(ctx: RequestContext, path: string): Promise<PathInLang> {
  const asked = splitLang(path)
  if (!asked) return { api: ctx.api, path, prefix: '', lang: undefined }
  const { defaultLang, languages } = (await readSiteFacts(ctx)).info
  if (asked.lang === defaultLang.code) {
    throw redirect(`/${asked.rest.replace(/^\/+/, '')}`, { status: 301, headers: { 'Cache-Control': 'public' } })
  }
  if (!languages.some(({ code }) => code === asked.lang)) throwNotFound()
  return { api: ctx.apiIn(asked.lang), path: asked.rest, prefix: `/${asked.lang}`, lang: asked.lang }
}

/** Keeps the language that a visitor has chosen, for a year; answers its home. */
export async function keepLanguage(
  request: Request,
  ctx: RequestContext,
  code: string,
): Promise<{ place: string; headers: Headers }> {
  const { defaultLang, languages } = (await readSiteFacts(ctx)).info
  const isOwn = code === defaultLang.code
  if (!isOwn && !languages.some((language) => language.code === code)) throwNotFound()
  const headers = new Headers({ 'Set-Cookie': await langCookie(isSecure(request)).serialize(code) })
  return { place: isOwn ? '/' : `/${code}`, headers }
}

/** Brings a visitor who comes to the front door back to the language they have chosen. */
export async function followLanguage(request: Request, ctx: RequestContext): Promise<void> {
  const code = await langCookie(isSecure(request)).parse(request.headers.get('Cookie'))
  if (!code) return
  const { defaultLang, languages } = (await readSiteFacts(ctx)).info
  if (code !== defaultLang.code && languages.some((language) => language.code === code)) throw redirect(`/${code}`, 302)
}
