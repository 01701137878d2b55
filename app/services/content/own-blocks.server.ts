import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { type DrawnBudget, drawTemplate } from '#app/models/content/blocks/draw-template.ts'
import type { OwnBlock, OwnField } from '#app/models/content/blocks/own-block.ts'
import { parseTemplate } from '#app/models/content/blocks/parse-template.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import type { TemplateNode } from '#app/models/content/blocks/template-tree.ts'
import { sayCustomValue } from '#app/texts/platform/custom-values.ts'
import type { Around, Page } from '#app/ui/content/blocks/parts/pages.ts'
import { readProductCards } from '../catalog/product-shelves.server.ts'
import { lookOf } from '../catalog/shop-list.server.ts'
import { memoizeOn } from '../platform/memoize-on.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'

type Declared = Answer<Contract['listOwnBlocks']>[number]
type ReadKind = { fields: readonly OwnField[]; tree: readonly TemplateNode[] }

/** How much all declared blocks of a page are drawn of together, and how many wines they show. */
const mostNodes = 20_000
const mostSigns = 400_000
const mostWines = 60

type Shown = Pick<Page, 'blocks' | 'images'> & { api: ShopApi }

/** What the declared blocks of a page are drawn of; a page without any asks for nothing. */
export async function readOwnBlocks(ctx: RequestContext, { blocks, images, api }: Shown): Promise<Around['own']> {
  const own = plainBlocksOf(blocks).filter((block) => block.type === 'own')
  const { values, info } = await readSiteFacts(ctx)
  const look = lookOf(values)
  if (own.length === 0) return { drawn: new Map(), cards: {}, look }
  const declared = orThrow(await api.listOwnBlocks())
  const kinds = memoizeOn([declared], 'kinds', () => readKinds(declared))
  const shown = own.filter(({ name }) => kinds.has(name))
  const cards = info.isECommerce ? await readProductCards(ctx, winesOf(shown)) : {}
  const pictures = new Set(images.map(({ id }) => id))
  const has = (what: 'picture' | 'wine', id: string) => (what === 'picture' ? pictures.has(id) : Object.hasOwn(cards, id))
  const budget: DrawnBudget = { nodes: mostNodes, signs: mostSigns }
  const drawn = new Map<PageBlock, ReturnType<typeof drawTemplate>>()
  for (const block of shown) {
    const kind = kinds.get(block.name)
    if (kind) drawn.set(block, drawTemplate(kind.tree, { fields: kind.fields, values: block.values, say, has, budget }))
  }
  return { drawn, cards, look }
}

/** Each kind by its name, its template read by the rules of today: one that they refuse is drawn as nothing. */
function readKinds(declared: readonly Declared[]): Map<string, ReadKind> {
  return new Map(
    declared.flatMap(({ name, fields: stored, template }) => {
      const fields = stored.map((field) => ({ help: '', choices: [], within: '', most: 1, ...field }))
      const parsed = parseTemplate(template, fields)
      return parsed.ok ? [[name, { fields, tree: parsed.tree }] as const] : []
    }),
  )
}

function say(kind: OwnField['kind'], value: string | number | boolean): string {
  if (kind === 'LINK')
    return (
      String(value)
        .replace(/^(https:\/\/|mailto:|tel:)/, '')
        .replace(/\/$/, '') || String(value)
    )
  return sayCustomValue({ kind: kind === 'DAY' ? 'DAY' : 'LINE' }, value)
}

function winesOf(blocks: readonly OwnBlock[]): string[] {
  const ids = new Set<string>()
  JSON.stringify(
    blocks.map(({ values }) => values),
    (key, value: unknown) => {
      if (key === 'wine' && typeof value === 'string') ids.add(value)
      return value
    },
  )
  return [...ids].slice(0, mostWines)
}
