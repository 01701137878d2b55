import { expect, test } from 'vitest'
import { nameAct } from './name-act.server.ts'

const wishes = [{ idDeclination: 'abbesse-2021-75', quantity: 1 }]
const at = (now: number, wished = wishes) => nameAct(new FormData(), wished, now)

test('what asks for the same within two seconds is the same act, over the turn of a second too; later it is another', () => {
  const first = at(1_795_000_000_900)
  expect(at(1_795_000_000_950).act).toBe(first.act)
  for (const later of [200, 1_000, 2_000]) expect(at(1_795_000_000_900 + later).formerActs).toContain(first.act)
  expect([at(1_795_000_004_000)].flatMap(({ act, formerActs = [] }) => [act, ...formerActs])).not.toContain(first.act)
  expect(at(1_795_000_000_900, [{ idDeclination: 'abbesse-2021-75', quantity: 2 }]).act).not.toBe(first.act)
})

test('a form that names its act is known by that name alone; one that no act can have is no name', () => {
  const form = new FormData()
  form.set('acte', 'mine')
  expect(nameAct(form, wishes)).toEqual({ act: 'mine' })
  form.set('acte', '<b>')
  expect(nameAct(form, wishes).act).toMatch(/^[\w-]{22}-\d+$/)
})
