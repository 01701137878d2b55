import { href } from 'react-router'
import { mediaTexts } from '#app/texts/house/media.ts'

/** Sends a mail that could not go once more. */
export function ResendMail({ id }: { id: string }) {
  return (
    <form method="post" action={href('/admin/courriels/:id/renvoyer', { id })} className="actions">
      <button type="submit" className="btn">
        {mediaTexts.resend}
      </button>
    </form>
  )
}
