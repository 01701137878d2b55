import { href } from 'react-router'
import { peopleTexts } from '#app/texts/house/fields/people.ts'

/** Logs somebody out everywhere. */
export function EndSessions({ id, open }: { id: string; open?: unknown }) {
  return (
    <form method="post" action={href('/admin/connexions/:id', { id })} className="form">
      <h2 className="full">{peopleTexts.access}</h2>
      {typeof open === 'number' && <p className="full">{peopleTexts.sessions(open)}</p>}
      <p className="full muted">{peopleTexts.endSays}</p>
      <p className="actions">
        <button type="submit" className="btn btn-line">
          {peopleTexts.endSessions}
        </button>
      </p>
    </form>
  )
}
