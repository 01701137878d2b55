import { reviewMailTexts as words } from '#app/texts/selling/review-mails.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'

/** The one button that ends the mails which ask for a review. */
export function LeaveReviewsScreen({ action }: { action: string }) {
  return (
    <PlainScreen title={words.title} lead={words.lead}>
      <PlainForm name="sans-avis" action={action} state={undefined} submit={words.submit}>
        {null}
      </PlainForm>
    </PlainScreen>
  )
}

/** What is said once they are ended. */
export function ReviewsLeft() {
  return (
    <PlainScreen title={words.done} lead={words.doneLead}>
      <p className="actions">
        <a className="btn btn-line" href="/">
          {words.back}
        </a>
      </p>
    </PlainScreen>
  )
}
