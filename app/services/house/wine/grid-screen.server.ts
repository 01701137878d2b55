import { data, href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { settleMany } from '#app/models/house/grid/change-many.ts'
import { type GridSheet, readGrid } from '#app/models/house/grid/read-grid.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { gridGoodsTexts, gridTexts } from '#app/texts/house/wine/grid.ts'
import type { GridReview, GridSaved, GridView, TypedGrid } from '#app/ui/house/grid/grid-view.ts'
import { openPaging, readPageNumber } from '../../platform/paging.server.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { findSettings } from '../settings/settings.server.ts'

const perPage = 50
const perLongPage = 100
const sales = ['oui', 'non'] as const

/** A page of the grid of wines, as its address asks for it. */
export async function readGridScreen(asked: RouteArgs, { api }: Member): Promise<GridView> {
  const url = gridUrl(asked.url)
  const undo = /^[A-Za-z0-9-]{1,64}$/.exec(asked.url.searchParams.get('annuler') ?? '')?.[0]
  const { searchParams } = url
  const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const sale = sales.find((one) => one === searchParams.get('vente')) ?? ''
  const lines = searchParams.get('lignes') === String(perLongPage) ? perLongPage : perPage
  const [{ tags }, settings] = await Promise.all([readTags(api), findSettings(api, ['HANDLE_STOCK'])])
  const tag = tags.find(({ id }) => id === searchParams.get('categorie'))?.id ?? ''
  const page = readPageNumber(url)
  const query = {
    nbItem: lines,
    page,
    ...(search && { search: `lk:${search}` }),
    ...(tag && { tag }),
    ...(sale && { isOnSale: sale === 'oui' ? 'true' : 'false' }),
  }
  const listed = orThrow(await api.listWineGrid({ query }))
  return {
    ...listed,
    asked: { search, tag, sale, lines },
    tags,
    countsStock: settings.some(({ value }) => value === 'true'),
    paging: openPaging(url, { page, total: listed.total, nbItem: lines }),
    path: href('/admin/produits/grille') + url.search,
    savePath: href('/admin/produits/grille/enregistrer') + url.search,
    undo,
  }
}

async function readTags(api: ShopApi) {
  return orThrow(await api.listAdminTags({ query: { nbItem: 100 } }))
}

/** The address of the grid, from that of whatever was done there. */
function gridUrl(url: URL): URL {
  const own = new URL(href('/admin/produits/grille') + url.search, url)
  own.searchParams.delete('annuler')
  return own
}

/** Where it goes back to once all is saved, with the way to take it back; what somebody else has just done is not theirs to undo. */
export async function addressAfterSave({ url }: RouteArgs, { api, email }: Member): Promise<string> {
  const place = gridUrl(url)
  const listed = await api.listAuditLog({ query: { resource: 'wine-grid', act: 'CHANGE', nbItem: 1 } })
  const entry = listed.ok ? listed.value.entries[0] : undefined
  if (entry?.undo === 'POSSIBLE' && entry.who.toLowerCase() === email.toLowerCase()) place.searchParams.set('annuler', entry.id)
  return place.pathname + place.search
}

/** What a posted grid would change, all that can be read of it looked over; or what is wrong with it. */
export async function tryGrid({ api }: Member, posted: readonly Entry[], goods: GoodsWords) {
  const { entries, fault } = settleMany(posted)
  const sheet = readGrid(entries)
  if (fault) return refuse(sheet, { [fault]: gridTexts.manyFaults[fault] }, entries)
  const own = sayFaults(sheet)
  const { rows } = sheet
  if (rows.length === 0) return Object.keys(own).length > 0 ? refuse(sheet, own) : tellNothing(sheet)
  const tried = await api.saveWineGrid({ body: { rows, isTrial: true } })
  if (!tried.ok) return refuseSheet(sheet, tried.error, goods)
  if (Object.keys(own).length > 0) return refuse(sheet, own)
  return tried.value.changes.length === 0 ? tellNothing(sheet) : review(entries, tried.value)
}

/** Only what is changed goes along to be saved. */
function review(entries: readonly Entry[], { changes }: GridSaved): { review: GridReview } {
  const changed = new Set(changes.map(({ after }) => after.idDeclination))
  const sent = entries.filter(([name]) => changed.has(name.replace(/^[a-z]+-/, '')))
  return { review: { sent, changes } }
}

/** The grid again with what was typed, as it was left to be looked over. */
export function openAgain(posted: readonly Entry[]): { form: TypedGrid } {
  return { form: { typed: readGrid(posted).touched, faults: {} } }
}

function tellNothing({ touched }: GridSheet): { form: TypedGrid } {
  return { form: { typed: touched, faults: {}, message: gridTexts.nothing } }
}

const fieldOf: Readonly<Record<string, string>> = {
  year: 'annee',
  price: 'prix',
  discount: 'remise',
  stock: 'stock',
  isOnSale: 'vente',
  id: 'vu',
}

/** Shows the grid again, what is wrong beside its cells and all that was typed in them. */
export function refuseSheet(sheet: GridSheet, { code, message, fields = {} }: Failure, goods: GoodsWords) {
  const told = Object.entries(fields).flatMap(([name, sentences]): [string, string][] => {
    const [, at, field = '', part] = /^rows\.(\d+)\.(\w+)(?:\.(\w+))?/.exec(name) ?? []
    const row = at === undefined ? undefined : sheet.rows[Number(at)]
    const column = field === 'discount' && (part === 'from' || part === 'to') ? { from: 'du', to: 'au' }[part] : fieldOf[field]
    return row && column ? [[`${column}-${row.id}`, sentences.join(' ')]] : []
  })
  const why = code === 'conflict' ? gridGoodsTexts.meanwhile(goods) : code === 'invalid' ? gridTexts.faulty : message
  return answer(sheet, { ...sayFaults(sheet), ...Object.fromEntries(told) }, { message: why, status: statusOf[code] })
}

function sayFaults({ faults }: GridSheet): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([name, why]) => [name, gridTexts.faults[why]]))
}

function refuse(sheet: GridSheet, faults: Record<string, string>, entries: readonly Entry[] = []) {
  const touched = new Map([...entries, ...sheet.touched])
  return answer({ touched }, faults, { message: gridTexts.faulty, status: statusOf.invalid })
}

function answer(
  { touched }: Pick<GridSheet, 'touched'>,
  faults: Record<string, string>,
  { message, status }: { message: string; status: number },
) {
  return data<{ form: TypedGrid }>({ form: { typed: touched, faults, message } }, { status })
}
