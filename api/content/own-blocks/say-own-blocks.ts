import { drawTemplate } from '#app/models/content/blocks/draw-template.ts'
import { sayDrawn } from '#app/models/content/blocks/drawn-words.ts'
import type { OwnField, OwnValues } from '#app/models/content/blocks/own-block.ts'
import { parseTemplate } from '#app/models/content/blocks/parse-template.ts'
import type { TemplateNode } from '#app/models/content/blocks/template-tree.ts'
import { sayCustomValue } from '#app/texts/platform/custom-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readOwnBlocks } from './own-rows.ts'

/** The kinds of block that pages show, by their names, each with its template read. */
export type KindsInUse = ReadonlyMap<string, { fields: readonly OwnField[]; tree: readonly TemplateNode[] }>

type Stored = { name: string; values: OwnValues }

/** As much as a page is drawn of. */
const most = { nodes: 20_000, signs: 400_000 }

/** Reads the declared kinds that pages show; one whose template the rules of today refuse is drawn as nothing. */
export async function readKindsInUse(read: SiteReader): Promise<KindsInUse> {
  const kinds = await readOwnBlocks(read, { isUsedOnly: true })
  return new Map(
    kinds.flatMap(({ name, fields, template }) => {
      const parsed = parseTemplate(template, fields)
      return parsed.ok ? [[name, { fields, tree: parsed.tree }] as const] : []
    }),
  )
}

/**
 * Stored blocks in which each declared one is what visitors read of it: the words of its template with what is filled in, where that
 * is drawn. What pages do not show says nothing. Most bodies have none, and stay as they are.
 */
export function sayOwnBlocks(json: string, kinds: KindsInUse): string {
  if (!json.includes('"type":"own"')) return json
  const budget = { ...most }
  const say = (value: unknown) => {
    if (!isOwnBlock(value)) return [value]
    const kind = kinds.get(value.name)
    const drawn = kind
      ? drawTemplate(kind.tree, { fields: kind.fields, values: value.values, say: sayValue, has: () => true, budget })
      : []
    const text = sayDrawn(drawn)
    return text === '' ? [] : [{ type: 'own', text }]
  }
  return JSON.stringify(readJson(json), (_, value: unknown) => (Array.isArray(value) ? value.flatMap(say) : value)) ?? ''
}

/** An address is no word. */
function sayValue(kind: OwnField['kind'], value: string | number | boolean): string {
  return kind === 'LINK' ? '' : sayCustomValue({ kind: kind === 'DAY' ? 'DAY' : 'LINE' }, value)
}

function isOwnBlock(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'own' &&
    'name' in value &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  )
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
