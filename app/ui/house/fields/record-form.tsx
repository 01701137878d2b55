import type { PanelField } from '#app/models/house/panel/field.ts'
import { byEnter } from '#app/models/house/panel/search-choices.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Colleagues } from '../frame/colleagues.tsx'
import { FieldGroup } from './field-group.tsx'
import type { RecordFormContext, RecordFormFacts } from './form-context.ts'
import { FormRefusal } from './form-refusal.tsx'
import { gatherFaults } from './gather-faults.ts'
import { hasSearch } from './search-choices.tsx'

/** By this the acts that stand apart from the form of a thing belong to it. */
export const recordFormId = 'fiche'

type Props = {
  ctx: RecordFormFacts
  fields: readonly PanelField[]
  action: string
  message?: string | undefined
  submit: string
  /** Where it is not the only one of its screen. */
  id?: string
  children?: React.ReactNode
}

/** A form of a desk: every field that its call takes, the plain ones first. */
export function RecordForm({ ctx: told, fields, action, message, submit, id = recordFormId, children }: Props) {
  const goods = useGoods()
  const ctx: RecordFormContext = {
    ...told,
    faults: gatherFaults(fields, told.faults),
    sayOption: (path, option) => optionText(told.desk.resource, path, option, goods),
  }
  const { shown, folded } = arrange(ctx.desk, fields)
  return (
    <form
      id={id}
      method="post"
      action={action}
      className="form"
      noValidate
      encType={hasPictures(ctx.desk, fields) ? 'multipart/form-data' : undefined}
    >
      {(hasRows(fields) || hasSearch(ctx)) && (
        <button type="submit" name={byEnter} value="oui" className="told" tabIndex={-1} aria-hidden="true" />
      )}
      {message && <FormRefusal message={message} faults={ctx.faults} resource={ctx.desk.resource} fields={fields} />}
      <FieldGroup ctx={ctx} fields={shown} path={[]} name="" />
      {folded.length > 0 && (
        <details className="part" open={folded.some(({ name }) => isFaulty(ctx, name))}>
          <summary>{panelTexts.more}</summary>
          <FieldGroup ctx={ctx} fields={folded} path={[]} name="" />
        </details>
      )}
      <p className="actions save-bar">
        <button type="submit" className="btn">
          {submit}
        </button>
        {children}
        <Colleagues />
      </p>
    </form>
  )
}

/** What a form asks for, in its order: what a desk names first, then the plain fields; what is seldom wanted stands apart. */
function arrange({ first = [], folded = [] }: RecordFormContext['desk'], fields: readonly PanelField[]) {
  const asked = fields.filter(({ kind }) => kind !== 'written')
  const rank = ({ name, kind, label }: PanelField) => {
    const place = first.indexOf(name)
    if (place >= 0) return place
    return first.length + ((kind === 'group' && label !== '') || kind === 'rows' ? 1 : 0)
  }
  const isFolded = ({ name }: PanelField) => folded.includes(name)
  return {
    shown: asked.filter((field) => !isFolded(field)).sort((one, other) => rank(one) - rank(other)),
    folded: asked.filter(isFolded),
  }
}

/** A photo can be sent with the form of what shows one. */
function hasPictures(desk: RecordFormContext['desk'], fields: readonly PanelField[]): boolean {
  return fields.some(({ name, fields: inner = [] }) => desk.links?.[name] === 'image' || hasPictures(desk, inner))
}

/** Enter presses the first button of a form: it saves, and asks for no rows and nothing of a list but what was just typed there. */
function hasRows(fields: readonly PanelField[]): boolean {
  return fields.some((field) => field.kind === 'rows' || hasRows(field.fields ?? []))
}

function isFaulty({ faults }: RecordFormContext, name: string): boolean {
  return Object.keys(faults).some((key) => key === name || key.startsWith(`${name}.`))
}
