import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase, Visit } from '../visit.ts'
import { findImage } from './find-image.ts'
import { markOf } from './image.ts'
import { findImageCdn } from './image-cdn.ts'
import { cleanSvg } from './svg/clean-svg.ts'

const ownPath = /^\/images\/([A-Za-z0-9_-]{1,64})\/([0-9a-f]{12})\.svg$/
const longestAnswer = 100_000

/** A drawing of the site's own, for a page that paints it itself. The address is only compared with ours: nothing is ever fetched. */
export const loadSvg: UseCase<Contract['loadSvg']> = async ({ body }, visit) => {
  const [, id = '', mark] = ownPath.exec(pathOf(body.url, await ownOrigins(visit))) ?? []
  const row = id ? await findImage(visit.read, id) : undefined
  if (row?.mime !== 'image/svg+xml' || markOf(row) !== mark) return refused('not_found')
  const bytes = await visit.media.files.find(visit.site.id, row.content_hash)
  const drawing = bytes && cleanSvg(bytes.toString('utf8'))
  if (!drawing) return refused('not_found')
  return drawing.svg.length > longestAnswer ? refused('too_large') : done({ svg: drawing.svg })
}

/** The addresses before `/images/…` that mean this site, spelt as we spell them. */
async function ownOrigins({ site, read }: Visit): Promise<string[]> {
  const cdn = await findImageCdn(read)
  return [site.origin, ...site.hosts.map((host) => `https://${host}`), ...(cdn ? [cdn] : [])]
}

function pathOf(url: string, origins: string[]): string {
  const origin = origins.find((one) => url.startsWith(`${one}/images/`))
  return origin === undefined ? url : url.slice(origin.length)
}
