import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { labelProgramNames, labelFilesTexts as words } from '#app/texts/house/orders/label-files.ts'
import { Sheet } from '../frame/sheet.tsx'

export type LabelFilesView = Answer<Contract['listLabelFiles']>

/** The form of the file, which stands beside the round's own and is no part of it. */
const formId = 'etiquettes'

/** To the carrier's own program, and back from it: the file of most parcels is chosen before. */
export function LabelFiles({ files, suggested }: LabelFilesView) {
  const refused = findRefused({ files, suggested })
  const others = files.filter((file) => file.program !== suggested && file.refused.length > 0)
  return (
    <Sheet title={words.title}>
      <div className="stack">
        <p className="muted">{words.says}</p>
        {refused.length > 0 && (
          <div className="note">
            <Refused orders={refused} />
          </div>
        )}
        <p className="field">
          <label htmlFor="logiciel">{words.form}</label>
          <select id="logiciel" name="logiciel" form={formId} className="input" defaultValue={suggested ?? ''}>
            {files.map((file) => (
              <option key={file.program} value={file.program}>
                {words.option(labelProgramNames[file.program], sayFile(file))}
              </option>
            ))}
            <option value="">{words.plain}</option>
          </select>
        </p>
        {others.map((file) => (
          <details key={file.program}>
            <summary>{words.leftOf(labelProgramNames[file.program], file.refused.length)}</summary>
            <Refused orders={file.refused} />
          </details>
        ))}
        <p className="actions">
          <button type="submit" form={formId} className="btn btn-line">
            {words.download}
          </button>
          <a className="more" href={`${href('/admin/tableaux')}?quoi=departures`}>
            {words.numbers}
          </a>
        </p>
      </div>
    </Sheet>
  )
}

type Refusals = LabelFilesView['files'][number]['refused']

/** Which orders cannot go into a file, and what somebody can do about each. */
function Refused({ orders }: { orders: Refusals }) {
  return orders.map(({ reference, fault }) => <p key={reference}>{words.refused(reference, words.faults[fault])}</p>)
}

/** Stands outside the round's form: a form within another is none. */
export function LabelFilesForm() {
  return <form id={formId} action={href('/admin/tableaux/:what', { what: 'parcels' })} />
}

/** What the file that is chosen before cannot take; where none is, what none of them can. */
function findRefused({ files, suggested }: LabelFilesView): Refusals {
  const own = files.find(({ program }) => program === suggested)
  if (own) return own.refused
  const [first, ...rest] = files.map((file) => file.refused)
  return first?.filter(({ reference }) => rest.every((other) => other.some((one) => one.reference === reference))) ?? []
}

/** How many parcels a file has, how many are another carrier's, and how many cannot go in. */
function sayFile({ parcels, others, refused }: LabelFilesView['files'][number]): string {
  return [
    words.parcels(parcels),
    ...(others > 0 ? [words.others(others)] : []),
    ...(refused.length > 0 ? [words.left(refused.length)] : []),
  ].join(' ; ')
}
