import type { CustomField } from '#app/models/platform/custom/custom-field.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { tableTexts as words } from '#app/texts/house/settings/tables.ts'
import { endRegistrations } from '../../identity/accounts/who-holds.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { readFieldsOf } from '../../platform/custom/custom-rows.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { giveWay } from '../../platform/database/read-pages.ts'
import { isPlainAddress } from '../../platform/outside/mail.ts'
import { findTwice, type NamedRow, type Plan, type RowFault, readNamedRows } from './imported.ts'
import { readDay } from './read-day.ts'
import { columnsOf, findOwnFaults, readOwnCells, type SaidOwn, saysAnew, writeOwn } from './read-own-cells.ts'

const atOnce = 400
const longest = 200

type Member = {
  line: number
  key: string
  email: string
  firstname: string
  lastname: string
  phone: string
  birthdate: string | null
  own: SaidOwn
}
type Known = { id: string; email: string; role: string; firstname: string; lastname: string; phone: string; custom: string }

/** The fields of members, and those of them that the table can name. */
type OwnFields = { fields: readonly CustomField[]; columns: readonly CustomField[] }

/**
 * Members of another shop: they get no mail and no password, which the link for a forgotten one gives them later.
 * Nothing is said of consent: neither terms nor a letter were accepted here.
 */
export async function planMembers(read: SiteReader, csv: string, { now }: CallContext): Promise<Plan> {
  const { rows, fault } = readNamedRows(csv, ['Courriel'])
  const fields = await readFieldsOf(read, 'MEMBER')
  const columns = columnsOf('members', fields)
  const members = rows.map((row) => toMember(row, columns))
  const known = await readKnown(read, members)
  const faults = [
    ...(fault ? [fault] : []),
    ...members.flatMap((member, at) => findFaults(member, rows[at])),
    ...members.flatMap(({ line, own, key }) => findOwnFaults({ line, own, stored: known.get(key)?.custom }, columns)),
    ...findTwice(members, 'Courriel'),
    ...members.flatMap(({ line, key }) => {
      const user = known.get(key)
      return user && user.role !== 'MEMBER' ? [{ line, column: 'Courriel', message: words.staff }] : []
    }),
  ].sort((one, other) => one.line - other.line)
  const fresh = members.filter(({ key }) => !known.has(key))
  const changed = members.flatMap((member) => {
    const user = known.get(member.key)
    const what = user ? listChanges(member, user) : []
    return user && what.length > 0 ? [{ member, user, what }] : []
  })
  return {
    rows: rows.length,
    created: fresh.length,
    changed: changed.length,
    faults,
    changes: [
      ...fresh.map(({ email }) => words.member(email)),
      ...changed.map(({ member, what }) => words.memberChanged(member.email, what.join(', '))),
    ],
    write: async (tx) => {
      const own = { fields, columns }
      await addMembers(tx, fresh, { own, now })
      for (const { member, user } of changed) await changeMember(tx, { member, user }, { own, now })
    },
  }
}

function toMember(row: NamedRow, columns: readonly CustomField[]): Member {
  const { line, cell } = row
  const email = cell('Courriel')
  return {
    line,
    email,
    key: emailKey(email) ?? '',
    firstname: cell('Prénom'),
    lastname: cell('Nom'),
    phone: cell('Téléphone'),
    birthdate: readDay(cell('Naissance')) ?? null,
    own: readOwnCells(row, columns),
  }
}

function findFaults({ line, email, key, ...member }: Member, row: NamedRow | undefined): RowFault[] {
  const isWrong = key === '' || !isPlainAddress(email)
  const tooLong = (['firstname', 'lastname', 'phone'] as const).some((name) => member[name].length > longest)
  const isNoDay = row?.cell('Naissance') !== '' && member.birthdate === null
  return [
    ...(isWrong ? [{ line, column: 'Courriel', message: email === '' ? words.required : words.email }] : []),
    ...(tooLong ? [{ line, column: 'Nom', message: words.long }] : []),
    ...(isNoDay ? [{ line, column: 'Naissance', message: words.day }] : []),
  ]
}

async function readKnown(read: SiteReader, members: readonly Member[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>()
  for (let from = 0; from < members.length; from += atOnce) {
    const keys = members.slice(from, from + atOnce).flatMap(({ key }) => (key === '' ? [] : [key]))
    if (keys.length === 0) continue
    const rows = await read
      .selectFrom('users')
      .select(['id', 'email', 'role', 'firstname', 'lastname', 'phone', 'custom'])
      .where('email', 'in', keys)
      // A registration that nobody confirmed is nobody's, and gives way to whom the house vouches for.
      .where((on) => on.or([on('confirmed_at', 'is not', null), on('role', '<>', 'MEMBER')]))
      .execute()
    for (const row of rows) known.set(row.email, row)
    await giveWay()
  }
  return known
}

function listChanges({ firstname, lastname, phone, own }: Member, known: Known): string[] {
  if (known.role !== 'MEMBER') return []
  const differs = (said: string, kept: string) => said !== '' && said !== kept
  const isOther = differs(firstname, known.firstname) || differs(lastname, known.lastname) || differs(phone, known.phone)
  return [...(isOther ? [words.changes.person] : []), ...(saysAnew(own, known.custom) ? [words.changes.own] : [])]
}

type Within = { own: OwnFields; now: Date }

async function addMembers(tx: SiteWriter, members: readonly Member[], { own: fields, now }: Within): Promise<void> {
  const at = now.toISOString()
  for (let from = 0; from < members.length; from += atOnce) {
    const rows = members.slice(from, from + atOnce).map(({ key, email, firstname, lastname, phone, birthdate, own }) => ({
      id: crypto.randomUUID(),
      email: key,
      email_shown: email,
      role: 'MEMBER' as const,
      password_hash: null,
      // The house vouches for the address; without a password nobody enters by it.
      firstname,
      lastname,
      phone,
      birthdate,
      created_at: at,
      updated_at: at,
      confirmed_at: at,
      terms_accepted_at: null,
      ...writeOwn({ own, stored: '{}' }, fields),
    }))
    await endRegistrations(
      tx,
      rows.map((row) => row.email),
      now,
    )
    await tx.insertInto('users').values(rows).execute()
    await giveWay()
  }
}

/** What a cell leaves out stays as it is. */
async function changeMember(
  tx: SiteWriter,
  { member: { firstname, lastname, phone, own }, user }: { member: Member; user: Known },
  { own: fields, now }: Within,
): Promise<void> {
  const said = { firstname: firstname || user.firstname, lastname: lastname || user.lastname, phone: phone || user.phone }
  await tx
    .updateTable('users')
    .set({ ...said, ...writeOwn({ own, stored: user.custom }, fields), updated_at: now.toISOString() })
    .where('id', '=', user.id)
    .execute()
}
