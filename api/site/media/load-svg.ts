import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { findImage } from './find-image.ts'
import { markOf } from './image.ts'
import { findImageCdn } from './image-cdn.ts'
import { cleanSvg } from './svg/clean-svg.ts'

const ownPath = /^\/images\/([A-Za-z0-9_-]{1,64})\/([0-9a-f]{12})\.svg$/
/** A drawing that comes with the program. */
const artPath = /^\/art\/([a-z0-9-]{1,60})\.svg$/
const longestAnswer = 100_000

/** A drawing of the site's own, for a page that paints it itself. The address is only compared with ours: nothing is ever fetched. */
export const loadSvg: UseCase<Contract['loadSvg']> = async ({ body }, ctx) => {
  const path = pathOf(body.url, await ownOrigins(ctx))
  const art = artPath.exec(path)?.[1]
  if (art) return answer(await ctx.media.drawings(art))
  const [, id = '', mark] = ownPath.exec(path) ?? []
  const row = id ? await findImage(ctx.read, id) : undefined
  if (row?.mime !== 'image/svg+xml' || markOf(row) !== mark) return refused('not_found')
  const bytes = await ctx.media.files.find(ctx.site.id, row.content_hash)
  return answer(bytes?.toString('utf8'))
}

function answer(text: string | undefined): Outcome<{ svg: string }> {
  const drawing = text === undefined ? undefined : cleanSvg(text)
  if (!drawing) return refused('not_found')
  return drawing.svg.length > longestAnswer ? refused('too_large') : done({ svg: drawing.svg })
}

/** The addresses before `/images/…` and `/art/…` that mean this site, spelt as we spell them. */
async function ownOrigins({ site, read }: CallContext): Promise<string[]> {
  const cdn = await findImageCdn(read)
  return [site.origin, ...site.hosts.map((host) => `https://${host}`), ...(cdn ? [cdn] : [])]
}

function pathOf(url: string, origins: string[]): string {
  const origin = origins.find((one) => url.startsWith(`${one}/images/`) || url.startsWith(`${one}/art/`))
  return origin === undefined ? url : url.slice(origin.length)
}
