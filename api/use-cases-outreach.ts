import { calendars } from './calendars/calendars.ts'
import { cancelBooking } from './calendars/cancel-booking.ts'
import { confirmBooking } from './calendars/confirm-booking.ts'
import { createBooking } from './calendars/create-booking.ts'
import { listAllowedDates } from './calendars/list-allowed-dates.ts'
import { listBookings } from './calendars/list-bookings.ts'
import { listCalendars } from './calendars/list-calendars.ts'
import { removeBooking } from './calendars/remove-booking.ts'
import { changeFormAnswer } from './forms/change-form-answer.ts'
import { exportFormAnswers } from './forms/export-form-answers.ts'
import { forms } from './forms/forms.ts'
import { getForm } from './forms/get-form.ts'
import { getFormAnswer } from './forms/get-form-answer.ts'
import { getFormFile } from './forms/get-form-file.ts'
import { listFormAnswers } from './forms/list-form-answers.ts'
import { removeFormAnswer } from './forms/remove-form-answer.ts'
import { submitForm } from './forms/submit-form.ts'
import { changeNewsletterChoice } from './newsletter/change-newsletter-choice.ts'
import { changeNewsletterSubscriber } from './newsletter/change-newsletter-subscriber.ts'
import { changeNewsletterSubscription } from './newsletter/change-newsletter-subscription.ts'
import { confirmNewsletter } from './newsletter/confirm-newsletter.ts'
import { exportNewsletterSubscribers } from './newsletter/export-newsletter-subscribers.ts'
import { findNewsletterChoice } from './newsletter/find-newsletter-choice.ts'
import { getNewsletterSubscriber } from './newsletter/get-newsletter-subscriber.ts'
import { getNewsletterSubscription } from './newsletter/get-newsletter-subscription.ts'
import { leaveNewsletter } from './newsletter/leave-newsletter.ts'
import { listNewsletterLists } from './newsletter/list-newsletter-lists.ts'
import { listNewsletterSubscribers } from './newsletter/list-newsletter-subscribers.ts'
import { newsletterLists } from './newsletter/newsletter-lists.ts'
import { removeNewsletterSubscriber } from './newsletter/remove-newsletter-subscriber.ts'
import { subscribeToNewsletter } from './newsletter/subscribe-to-newsletter.ts'
import { getPopup } from './popups/get-popup.ts'
import { listPopups } from './popups/list-popups.ts'
import { popups } from './popups/popups.ts'
import type { UseCases } from './visit.ts'

/** The calls by which a house and its visitors reach each other: letters, forms, popups, calendars. */
export const outreachUseCases = {
  ...calendars,
  ...forms,
  ...newsletterLists,
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
