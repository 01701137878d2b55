import { href } from 'react-router'
import { mediaTexts } from '#app/texts/house/media.ts'

/** Tells a program once more what it was told, or should have been. */
export function ResendWebhook({ id }: { id: string }) {
  return (
    <form method="post" action={href('/admin/envois/:id/renvoyer', { id })} className="actions">
      <button type="submit" className="btn">
        {mediaTexts.resend}
      </button>
    </form>
  )
}
