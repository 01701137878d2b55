import { z } from 'zod'
import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { PictureRef } from '#api/contract/platform/block-parts.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { nameKind, type OwnField } from '#app/models/content/blocks/own-block.ts'
import { isOfFrame } from '#app/models/content/blocks/shared.ts'
import type { FieldKind, PanelField } from '#app/models/house/panel/field.ts'
import { mostOfLink, mostOfPhrase, mostOfText } from '#app/models/platform/custom/custom-field.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { blockText } from '#app/texts/house/pages/blocks.ts'
import type { BodyKind } from '#app/ui/house/pages/body.ts'
import { describeFields } from '../fields/describe-fields.server.ts'
import { blockTypes, findBlockForm } from './block-forms.server.ts'

type Declared = Answer<Contract['listAdminOwnBlocks']>['blocks'][number]
type Stored = Declared['fields'][number]

/** The kinds of block that a page of the site can be made of: those of the program, and those that the site has declared. */
export async function readBlockKinds(api: ShopApi, goods: GoodsWords): Promise<BodyKind[]> {
  const { blocks } = orThrow(await api.listAdminOwnBlocks({ query: { nbItem: 100 } }))
  const made = blockTypes().map((type) => ({
    type,
    label: blockText(type, goods) ?? type,
    fields: findBlockForm(type) ?? [],
    isOffered: true,
  }))
  return [...made, ...blocks.map(toKind)]
}

/** One of its own is filled in beside what every block may carry. */
function toKind({ name, label, fields, isUsed }: Declared): BodyKind {
  const frame = (findBlockForm('text') ?? []).filter(({ name }) => isOfFrame(name))
  const values: PanelField = { ...group('values', '', fieldsWithin(fields, '')), isWhole: true, isRequired: true }
  return { type: nameKind(name), label, fields: [values, ...frame], isOffered: isUsed }
}

const fieldKinds: Partial<Record<OwnField['kind'], FieldKind>> = {
  LINE: 'line',
  TEXT: 'text',
  NUMBER: 'decimal',
  FLAG: 'flag',
  DAY: 'day',
  CHOICE: 'choice',
  LINK: 'line',
}
const longest: Partial<Record<OwnField['kind'], number>> = { LINE: mostOfPhrase, TEXT: mostOfText, LINK: mostOfLink }

const [picture] = describeFields(z.strictObject({ picture: PictureRef.optional() }))
const wine: PanelField = { name: 'wine', kind: 'thing', isRequired: false, isNullable: false }

function fieldsWithin(fields: readonly Stored[], list: string): PanelField[] {
  return fields.flatMap((field) => ((field.within ?? '') === list ? [toField(field, fields)] : []))
}

function toField({ key, kind, label, help, choices, most }: Stored, all: readonly Stored[]): PanelField {
  const about = { label, help: help || undefined }
  if (kind === 'PICTURE') return { ...group(key, label, picture?.fields ?? []), ...about }
  if (kind === 'WINE') return { ...group(key, label, [wine]), ...about }
  if (kind === 'LIST') return { ...group(key, label, fieldsWithin(all, key)), ...about, kind: 'rows', most }
  return {
    name: key,
    kind: fieldKinds[kind] ?? 'line',
    ...about,
    isRequired: false,
    isNullable: false,
    // An empty link leads nowhere, and is none.
    least: kind === 'LINK' ? 1 : 0,
    most: longest[kind],
    ...(kind === 'CHOICE' && { options: choices }),
  }
}

function group(name: string, label: string, fields: readonly PanelField[]): PanelField {
  return { name, kind: 'group', label, isRequired: false, isNullable: false, fields }
}
