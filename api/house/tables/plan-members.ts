import { emailKey } from '#app/models/platform/text/email.ts'
import { tableTexts as words } from '#app/texts/house/settings/tables.ts'
import { endRegistrations } from '../../identity/accounts/who-holds.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { giveWay } from '../../platform/database/read-pages.ts'
import { isPlainAddress } from '../../platform/outside/mail.ts'
import { findTwice, type NamedRow, type Plan, type RowFault, readNamedRows } from './imported.ts'
import { readDay } from './read-day.ts'

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
}
type Known = { id: string; email: string; role: string; firstname: string; lastname: string; phone: string }

/**
 * Members of another shop: they get no mail and no password, which the link for a forgotten one gives them later.
 * Nothing is said of consent: neither terms nor a letter were accepted here.
 */
export async function planMembers(read: SiteReader, csv: string, { now }: CallContext): Promise<Plan> {
  const { rows, fault } = readNamedRows(csv, ['Courriel'])
  const members = rows.map(toMember)
  const known = await readKnown(read, members)
  const faults = [
    ...(fault ? [fault] : []),
    ...members.flatMap((member, at) => findFaults(member, rows[at])),
    ...findTwice(members, 'Courriel'),
    ...members.flatMap(({ line, key }) => {
      const user = known.get(key)
      return user && user.role !== 'MEMBER' ? [{ line, column: 'Courriel', message: words.staff }] : []
    }),
  ].sort((one, other) => one.line - other.line)
  const fresh = members.filter(({ key }) => !known.has(key))
  const changed = members.filter((member) => isOther(member, known.get(member.key)))
  return {
    rows: rows.length,
    created: fresh.length,
    changed: changed.length,
    faults,
    changes: [...fresh.map(({ email }) => words.member(email)), ...changed.map(({ email }) => words.memberChanged(email))],
    write: async (tx) => {
      await addMembers(tx, fresh, now)
      for (const member of changed) await changeMember(tx, { ...member, now }, known.get(member.key))
    },
  }
}

function toMember({ line, cell }: NamedRow): Member {
  const email = cell('Courriel')
  return {
    line,
    email,
    key: emailKey(email) ?? '',
    firstname: cell('Prénom'),
    lastname: cell('Nom'),
    phone: cell('Téléphone'),
    birthdate: readDay(cell('Naissance')) ?? null,
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
      .select(['id', 'email', 'role', 'firstname', 'lastname', 'phone'])
      .where('email', 'in', keys)
      // A registration that nobody confirmed is nobody's, and gives way to whom the house vouches for.
      .where((on) => on.or([on('confirmed_at', 'is not', null), on('role', '<>', 'MEMBER')]))
      .execute()
    for (const row of rows) known.set(row.email, row)
    await giveWay()
  }
  return known
}

function isOther({ firstname, lastname, phone }: Member, known: Known | undefined): boolean {
  if (known?.role !== 'MEMBER') return false
  const differs = (said: string, kept: string) => said !== '' && said !== kept
  return differs(firstname, known.firstname) || differs(lastname, known.lastname) || differs(phone, known.phone)
}

async function addMembers(tx: SiteWriter, members: readonly Member[], now: Date): Promise<void> {
  const at = now.toISOString()
  for (let from = 0; from < members.length; from += atOnce) {
    const rows = members.slice(from, from + atOnce).map(({ key, email, firstname, lastname, phone, birthdate }) => ({
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
  { firstname, lastname, phone, now }: Member & { now: Date },
  known: Known | undefined,
): Promise<void> {
  if (!known) return
  const said = { firstname: firstname || known.firstname, lastname: lastname || known.lastname, phone: phone || known.phone }
  await tx
    .updateTable('users')
    .set({ ...said, updated_at: now.toISOString() })
    .where('id', '=', known.id)
    .execute()
}
