import { describe, expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

describe('one mailbox', () => {
  test.each([
    ['victim@gmail.com', ['v.ictim@gmail.com', 'V.I.C.T.I.M@GMail.com', 'victim+x@gmail.com', 'vic.tim+a+b@googlemail.com']],
    ['marie@exemple.test', ['MARIE@exemple.test', ' marie+a@Exemple.test ', 'marie+a.b+c@exemple.test', 'ｍarie@exemple.test']],
    [
      'zoe@xn--chteau-xta.test',
      ['zoe@château.test', 'Zoe+x@CHÂTEAU.test', 'zoe@xn--chteau-xta.test.', 'zoe@XN--CHTEAU-XTA.test'],
    ],
    ['+x@exemple.test', ['+x@exemple.test', '+x+y@exemple.test']],
  ])('%s under all its spellings', (mailbox, spellings) => {
    expect(spellings.map(mailboxOf)).toEqual(spellings.map(() => mailbox))
  })

  test.each([
    'v.ictim@exemple.test',
    'victim@mail.gmail.com',
    'victim@gmail.com.exemple.test',
    'victim-x@gmail.com',
    'no address',
  ])('is not another: %s', (other) => {
    expect(mailboxOf(other)).toBe(other)
  })
})
