import { z } from 'zod'
import type { ShopApi } from '#api/contract/index.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { companySubjects, contactFaults, contactPage, writerSubjects } from '#app/texts/audience/contact.ts'
import { fieldFaults } from '#app/texts/identity/account/fields.ts'
import { hasOwnWords, wordsOf } from '#app/texts/site/trades.ts'
import type { ContactForm } from '#app/ui/content/contact/contact-screen.tsx'
import { readFields } from '../../platform/account-form.server.ts'
import { Email, named, Phone, requiredText } from '../../platform/account-schemas.server.ts'
import { readTrap, stampForm } from '../../platform/form-trap.server.ts'
import { renameFaults } from '../../platform/rename-faults.server.ts'
import type { SiteFacts } from '../../site/site-facts.server.ts'

/** Whom a message is for. */
export type Recipient = 'COMPANY' | 'WRITER'

/** The form as it is shown now. */
export function openContactForm(desk: Recipient, facts: SiteFacts): ContactForm {
  const { choose, consent, kept, submit, trap } = contactPage
  return { subjects: subjectsOf(desk, facts), shown: stampForm(), words: { choose, consent, kept, submit, trap } }
}

type Message = NonNullable<Parameters<ShopApi['sendMessage']>[0]>['body']

/** What was written, ready for the API, or what is to be corrected. */
export function readMessage(form: FormData, desk: Recipient, facts: SiteFacts): Outcome<Message, Failure> {
  const subjects = subjectsOf(desk, facts)
  const given = readFields(form, fieldsOf(Object.keys(subjects)))
  if (!given.ok) return given
  const { who, email, phone, subject, text, bis, shown } = given.value
  const [first = '', ...others] = who.split(/\s+/)
  const name = others.length > 0 ? { firstname: first, lastname: others.join(' ') } : { lastname: first }
  const message = { ...name, email, message: text, subject: subjects[subject] ?? '', ...(phone && { phone }) }
  return { ok: true, value: { desk, ...message, ...readTrap({ bis, shown: shown || '-' }) } }
}

/** A refusal of the API in the names that the fields of the form have. */
export function nameFaults(failure: Failure): Failure {
  return renameFaults(failure, { firstname: 'who', lastname: 'who', message: 'text' })
}

function subjectsOf(desk: Recipient, { info, values }: SiteFacts): Record<string, string> {
  if (desk === 'WRITER') return writerSubjects
  const { ORDER, ...others } = companySubjects
  const advice = hasOwnWords(values, info.isWinemaker) && { ADVICE: wordsOf(values).advice }
  return { ...advice, ...(info.isECommerce && { ORDER }), ...others }
}

function fieldsOf(subjects: string[]) {
  return z.object({
    subject: z.enum(subjects, { error: contactFaults.subject }),
    who: named(contactFaults.who, fieldFaults.nameShape),
    phone: Phone,
    email: Email,
    text: requiredText(contactFaults.text, 5000),
    consent: z.literal('on', { error: contactFaults.consent }),
    bis: z.string().optional(),
    shown: z.string().max(20, fieldFaults.long).optional(),
  })
}
