import { href, Link } from 'react-router'
import type { contactPage } from '#app/texts/audience/contact.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { Check } from '../../platform/forms/check.tsx'
import { Choice } from '../../platform/forms/choice.tsx'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PostForm } from '../../platform/forms/post-form.tsx'
import { TextArea } from '../../platform/forms/text-area.tsx'
import { Trap } from '../../platform/forms/trap.tsx'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { OpeningFacts, type PageFact, PageFacts } from '../../platform/lists/page-facts.tsx'
import { ContactAside } from './contact-aside.tsx'
import type { WriterSide } from './contact-aside-view.ts'
import type { ContactSide } from './contact-side.ts'

/** What the form needs beside what was typed. */
export type ContactForm = {
  subjects: Record<string, string>
  /** When the form was shown: whoever sends it at once has not read it. */
  shown: string
  words: Pick<typeof contactPage, 'choose' | 'consent' | 'kept' | 'submit' | 'trap'>
}

type Props = {
  head: { title: string; lead: string; crumb: string }
  /** What the house says of the page in fields of its own. */
  facts: readonly PageFact[]
  form: ContactForm
  /** What is said once a message has gone, in the place of the form. */
  sent: { thanks: string; again: string; to: string } | undefined
  /** The address of the one who is logged in. */
  email: string | undefined
  side: ContactSide | WriterSide
  state: FormState | undefined
}

/** A form to write to somebody, and beside it where they are. */
export function ContactScreen({ head, facts, form: { subjects, shown, words }, sent, email, side, state }: Props) {
  return (
    <>
      <div className="wrap contact">
        <Crumbs steps={[homeCrumb, { label: head.crumb }]} />
        <div className="contact-form">
          <h1>{head.title}</h1>
          <p className="lead">{head.lead}</p>
          <OpeningFacts facts={facts} />
          {sent ? (
            <Sent {...sent} />
          ) : (
            <PostForm name="message" state={state} submit={words.submit} checks>
              <Choice name="subject" empty={words.choose} options={subjects} isFull />
              <Field name="who" autoComplete="name" maxLength={100} />
              <Field name="phone" type="tel" autoComplete="tel" isOptional />
              <Field name="email" type="email" autoComplete="email" defaultValue={email} isFull />
              <TextArea name="text" />
              <Check name="consent" isRequired>
                {words.consent} <a href={href('/privacy-policy')}>{words.kept}</a>
              </Check>
              <Trap form="message" label={words.trap} shown={state?.values.shown ?? shown} />
            </PostForm>
          )}
        </div>
        <aside className="contact-side">
          <div>
            <ContactAside side={side} />
          </div>
        </aside>
      </div>
      <PageFacts facts={facts} spot="PAGE_FOOT" />
    </>
  )
}

const focus = (note: HTMLElement | null) => note?.focus()

function Sent({ thanks, again, to }: NonNullable<Props['sent']>) {
  return (
    <div className="note" role="status" tabIndex={-1} ref={focus}>
      <p>{thanks}</p>
      <Link className="more" to={to}>
        {again}
      </Link>
    </div>
  )
}
