import { readyReplies } from '../../audience/messages/ready-replies.ts'
import { changeNewsletterChoice } from '../../audience/newsletter/change-newsletter-choice.ts'
import { changeNewsletterSubscriber } from '../../audience/newsletter/change-newsletter-subscriber.ts'
import { changeNewsletterSubscription } from '../../audience/newsletter/change-newsletter-subscription.ts'
import { confirmNewsletter } from '../../audience/newsletter/confirm-newsletter.ts'
import { exportNewsletterSubscribers } from '../../audience/newsletter/export-newsletter-subscribers.ts'
import { findNewsletterChoice } from '../../audience/newsletter/find-newsletter-choice.ts'
import { getNewsletterSubscriber } from '../../audience/newsletter/get-newsletter-subscriber.ts'
import { getNewsletterSubscription } from '../../audience/newsletter/get-newsletter-subscription.ts'
import { leaveNewsletter } from '../../audience/newsletter/leave-newsletter.ts'
import { listNewsletterLists } from '../../audience/newsletter/list-newsletter-lists.ts'
import { listNewsletterSubscribers } from '../../audience/newsletter/list-newsletter-subscribers.ts'
import { newsletterLists } from '../../audience/newsletter/newsletter-lists.ts'
import { removeNewsletterSubscriber } from '../../audience/newsletter/remove-newsletter-subscriber.ts'
import { subscribeToNewsletter } from '../../audience/newsletter/subscribe-to-newsletter.ts'
import { changeFormAnswer } from '../../content/answers/change-form-answer.ts'
import { exportFormAnswers } from '../../content/answers/export-form-answers.ts'
import { getFormAnswer } from '../../content/answers/get-form-answer.ts'
import { getFormFile } from '../../content/answers/get-form-file.ts'
import { listFormAnswers } from '../../content/answers/list-form-answers.ts'
import { removeFormAnswer } from '../../content/answers/remove-form-answer.ts'
import { submitForm } from '../../content/answers/submit-form.ts'
import { calendars } from '../../content/calendars/calendars.ts'
import { cancelBooking } from '../../content/calendars/cancel-booking.ts'
import { confirmBooking } from '../../content/calendars/confirm-booking.ts'
import { createBooking } from '../../content/calendars/create-booking.ts'
import { listAllowedDates } from '../../content/calendars/list-allowed-dates.ts'
import { listBookings } from '../../content/calendars/list-bookings.ts'
import { listCalendars } from '../../content/calendars/list-calendars.ts'
import { removeBooking } from '../../content/calendars/remove-booking.ts'
import { forms } from '../../content/forms/forms.ts'
import { getForm } from '../../content/forms/get-form.ts'
import { getPopup } from '../../content/popups/get-popup.ts'
import { listPopups } from '../../content/popups/list-popups.ts'
import { popups } from '../../content/popups/popups.ts'
import type { UseCases } from '../../platform/call/call-context.ts'

/** The calls by which a house and its visitors reach each other: letters, forms, popups, calendars. */
export const outreachUseCases = {
  ...calendars,
  ...forms,
  ...newsletterLists,
  ...readyReplies,
  ...popups,
  cancelBooking,
  changeFormAnswer,
  changeNewsletterChoice,
  changeNewsletterSubscriber,
  changeNewsletterSubscription,
  confirmNewsletter,
  confirmBooking,
  createBooking,
  exportFormAnswers,
  exportNewsletterSubscribers,
  findNewsletterChoice,
  getForm,
  getFormAnswer,
  getFormFile,
  getNewsletterSubscriber,
  getNewsletterSubscription,
  getPopup,
  leaveNewsletter,
  listAllowedDates,
  listBookings,
  listCalendars,
  listFormAnswers,
  listNewsletterLists,
  listNewsletterSubscribers,
  listPopups,
  removeBooking,
  removeFormAnswer,
  removeNewsletterSubscriber,
  submitForm,
  subscribeToNewsletter,
} satisfies Partial<UseCases>
