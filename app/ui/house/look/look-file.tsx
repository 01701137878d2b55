import { href } from 'react-router'
import { choiceOf, keptContent, leaves, questionHash, replaces } from '#app/models/site/worn/look-file-form.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import type { LookDesk, LookForm, LookQuestion } from './look-view.ts'

const words = lookTexts.file
const name = 'apparence'

type Props = Pick<LookDesk, 'sections'> & { hash: string; form: LookForm }

/** A look is taken along as a file, or tried on from one. */
export function LookFileBox({ hash, sections, form: { faults, question } }: Props) {
  const fault = faults[name]
  return (
    <details className="part look-group" open={fault !== undefined}>
      <summary>{words.title}</summary>
      <TakeAlong sections={sections} />
      <form method="post" action={href('/admin/apparence/fichier')} encType="multipart/form-data" className="look-group">
        <input type="hidden" name="vu" value={hash} />
        {question ? <Question fault={fault} {...question} /> : <FileField fault={fault} />}
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {question && !question.mayDeclare ? words.without : words.try}
          </button>
        </p>
      </form>
    </details>
  )
}

type Said = { fault: string | undefined }

function FileField({ fault }: Said) {
  return (
    <p className="field">
      <label htmlFor="look-file">{words.bring}</label>
      <input
        id="look-file"
        type="file"
        name={name}
        accept=".json,application/json"
        className="input"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'h-look-file e-look-file' : 'h-look-file'}
      />
      {fault && (
        <span className="field-fault" id="e-look-file">
          {fault}
        </span>
      )}
      <span className="hint" id="h-look-file">
        {words.bringSays}
      </span>
    </p>
  )
}

/** Which of two blocks of one name stands: nothing is written over that nobody has said. */
function Question({ fault, content, asked, blocks, answered, mayDeclare }: LookQuestion & Said) {
  return (
    <>
      <input type="hidden" name={keptContent} value={content} />
      <input type="hidden" name={questionHash} value={asked} />
      {answered.map(([block, choice]) => (
        <input type="hidden" key={block} name={choiceOf(block)} value={choice} />
      ))}
      <p className="field-fault" id="e-look-file" role="alert">
        {fault}
      </p>
      {blocks.map(({ name: block, label }) =>
        mayDeclare ? (
          <fieldset className="field" key={block} aria-describedby="e-look-file">
            <legend>{words.block(label)}</legend>
            <label className="check">
              <input type="radio" name={choiceOf(block)} value={leaves} required />
              <span>{words.keepOwn}</span>
            </label>
            <label className="check">
              <input type="radio" name={choiceOf(block)} value={replaces} required />
              <span>{words.takeOther}</span>
            </label>
          </fieldset>
        ) : (
          <input type="hidden" key={block} name={choiceOf(block)} value={leaves} />
        ),
      )}
      <p className="hint">{words.leftSays}</p>
    </>
  )
}

/** The look by itself, or with sections that are ticked. */
function TakeAlong({ sections }: Pick<LookDesk, 'sections'>) {
  const path = href('/admin/apparence/apparence.json')
  if (sections.length === 0)
    return (
      <p className="field">
        <a className="more" href={path} download="">
          {words.take}
        </a>
        <span className="hint">{words.takeSays}</span>
      </p>
    )
  return (
    <form method="get" action={path} className="look-group">
      <fieldset className="field">
        <legend>{words.sections}</legend>
        {sections.map(({ id, title }) => (
          <label className="check" key={id}>
            <input type="checkbox" name="section" value={id} />
            <span>{title}</span>
          </label>
        ))}
        <span className="hint">{words.sectionsSay}</span>
      </fieldset>
      <p className="field">
        <button type="submit" className="btn btn-line">
          {words.take}
        </button>
        <span className="hint">{words.takeSays}</span>
      </p>
    </form>
  )
}
