import { href } from 'react-router'
import type { FormBlock } from '#app/models/content/blocks/house-blocks.ts'
import { frameOf } from '#app/models/content/blocks/shared.ts'
import { emptyStates } from '#app/texts/content/blocks.ts'
import { formTexts } from '#app/texts/content/forms.ts'
import { CustomFormView } from '../../house-form/house-form.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** A form in a page; one that asks for a free day leads to its own page, which no cache keeps. */
export function FormInPage({ block: { title, lead, form: id, ...frame }, around }: BlockProps<FormBlock>) {
  const form = around.forms[id]
  const needsDay = form?.fields.some(({ type, calendar }) => type === 'DATE' && calendar !== '')
  return (
    <Section {...frameOf(frame)}>
      <SectionHead title={title} />
      {lead && <p className="lead list-lead">{lead}</p>}
      {!form && <EmptyState {...emptyStates.form} />}
      {form && !needsDay && <CustomFormView form={form} />}
      {form && needsDay && (
        <p className="actions">
          <a className="btn" href={href('/formulaires/:id', form)}>
            {formTexts.open}
          </a>
        </p>
      )}
    </Section>
  )
}
