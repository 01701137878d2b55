/** How a record is written: a desk, and the thing that is open there. */
export const openRecord = /^[a-z-]+(?:\/[\w.~%-]+)?$/

/** What a page tells of itself: that it was asked for, that somebody still has it before them, that they have left it. */
export const stays = ['OPENED', 'HELD', 'LEFT'] as const
export type Stay = (typeof stays)[number]

/** What there is one of on a site, each on a screen of its own. */
const single = new Set(['site', 'styles', 'paiement', 'plateforme'])
/** Where nothing is changed that two could change at once. */
const onlyRead = new Set(['aide', 'bienvenue', 'cave', 'chiffres', 'conformite', 'factures', 'journal', 'livres', 'tableaux'])
/** What stands below a desk and is no thing of it. */
const noThing = new Set(['nouveau', 'ordre', 'preparation', 'retenues'])

/** What a screen of the panel changes: one thing with all its screens, or what there is one of; nothing on lists and where one only reads. */
export function findOpenRecord(path: string, search: URLSearchParams): string | undefined {
  const [room, desk = '', thing] = path.split('/').filter(Boolean)
  if (room !== 'admin' || onlyRead.has(desk) || (thing && noThing.has(thing))) return undefined
  const record = nameIt(desk, thing, search.get('partie') ?? 'company')
  return record !== undefined && record.length <= 120 && openRecord.test(record) ? record : undefined
}

function nameIt(desk: string, thing: string | undefined, part: string): string | undefined {
  if (desk === 'parametres') return `parametres/${part}`
  if (single.has(desk)) return desk
  return thing && `${desk}/${thing}`
}
