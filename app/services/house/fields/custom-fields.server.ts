import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { FieldKind, PanelField } from '#app/models/house/panel/field.ts'
import {
  type CustomKind,
  type CustomSubject,
  mostOfLink,
  mostOfPhrase,
  mostOfText,
} from '#app/models/platform/custom/custom-field.ts'

type Defined = Answer<Contract['listAdminCustomFields']>['fields'][number]

/** What the house may define fields for, by the desk where it is looked after. */
const subjects: Readonly<Record<string, CustomSubject>> = { produits: 'PRODUCT', pages: 'PAGE', membres: 'MEMBER' }

/** The fields that the house has defined for the things of a desk, as its forms ask for them. */
export async function readOwnFields(api: ShopApi, slug: string): Promise<PanelField[] | undefined> {
  const subject = subjects[slug]
  return subject && readFieldsOf(api, subject)
}

/** Those of one kind of thing. */
export async function readFieldsOf(api: ShopApi, subject: CustomSubject): Promise<PanelField[]> {
  const { fields } = orThrow(await api.listAdminCustomFields({ query: { subject, isUsed: 'true', nbItem: 100 } }))
  return fields.map(toPanelField)
}

/** All of them, as the one part of a form that they stand in. */
export function customGroup(fields: readonly PanelField[]): PanelField {
  return { name: 'custom', kind: 'group', isRequired: false, isNullable: false, isWhole: true, fields }
}

const kinds: Record<CustomKind, FieldKind> = {
  LINE: 'line',
  TEXT: 'text',
  NUMBER: 'decimal',
  FLAG: 'flag',
  DAY: 'day',
  CHOICE: 'choice',
  LINK: 'line',
}
const longest: Partial<Record<CustomKind, number>> = { LINE: mostOfPhrase, TEXT: mostOfText, LINK: mostOfLink }

function toPanelField({ key, kind, label, help, isRequired, choices }: Defined): PanelField {
  return {
    name: key,
    kind: kinds[kind],
    label,
    help: help || undefined,
    isRequired,
    isNullable: kind !== 'FLAG',
    most: longest[kind],
    ...(kind === 'CHOICE' && { options: choices }),
  }
}
