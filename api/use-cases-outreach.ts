import { cancelBooking } from './calendars/cancel-booking.ts'
import { changeCalendar } from './calendars/change-calendar.ts'
import { confirmBooking } from './calendars/confirm-booking.ts'
import { createBooking } from './calendars/create-booking.ts'
import { createCalendar } from './calendars/create-calendar.ts'
import { getAdminCalendar } from './calendars/get-admin-calendar.ts'
import { listAdminCalendars } from './calendars/list-admin-calendars.ts'
import { listAllowedDates } from './calendars/list-allowed-dates.ts'
import { listBookings } from './calendars/list-bookings.ts'
import { listCalendars } from './calendars/list-calendars.ts'
import { removeBooking } from './calendars/remove-booking.ts'
import { removeCalendar } from './calendars/remove-calendar.ts'
import { changeForm } from './forms/change-form.ts'
import { changeFormAnswer } from './forms/change-form-answer.ts'
import { createForm } from './forms/create-form.ts'
import { exportFormAnswers } from './forms/export-form-answers.ts'
import { getAdminForm } from './forms/get-admin-form.ts'
import { getForm } from './forms/get-form.ts'
import { getFormAnswer } from './forms/get-form-answer.ts'
import { getFormFile } from './forms/get-form-file.ts'
import { listAdminForms } from './forms/list-admin-forms.ts'
import { listFormAnswers } from './forms/list-form-answers.ts'
import { removeForm } from './forms/remove-form.ts'
import { removeFormAnswer } from './forms/remove-form-answer.ts'
import { submitForm } from './forms/submit-form.ts'
import { changeNewsletterChoice } from './newsletter/change-newsletter-choice.ts'
import { changeNewsletterList } from './newsletter/change-newsletter-list.ts'
import { changeNewsletterSubscriber } from './newsletter/change-newsletter-subscriber.ts'
import { changeNewsletterSubscription } from './newsletter/change-newsletter-subscription.ts'
import { confirmNewsletter } from './newsletter/confirm-newsletter.ts'
import { createNewsletterList } from './newsletter/create-newsletter-list.ts'
import { exportNewsletterSubscribers } from './newsletter/export-newsletter-subscribers.ts'
import { findNewsletterChoice } from './newsletter/find-newsletter-choice.ts'
import { getAdminNewsletterList } from './newsletter/get-admin-newsletter-list.ts'
import { getNewsletterSubscriber } from './newsletter/get-newsletter-subscriber.ts'
import { getNewsletterSubscription } from './newsletter/get-newsletter-subscription.ts'
import { leaveNewsletter } from './newsletter/leave-newsletter.ts'
import { listAdminNewsletterLists } from './newsletter/list-admin-newsletter-lists.ts'
import { listNewsletterLists } from './newsletter/list-newsletter-lists.ts'
import { listNewsletterSubscribers } from './newsletter/list-newsletter-subscribers.ts'
import { removeNewsletterList } from './newsletter/remove-newsletter-list.ts'
import { removeNewsletterSubscriber } from './newsletter/remove-newsletter-subscriber.ts'
import { subscribeToNewsletter } from './newsletter/subscribe-to-newsletter.ts'
import { changePopup } from './popups/change-popup.ts'
import { createPopup } from './popups/create-popup.ts'
import { getAdminPopup } from './popups/get-admin-popup.ts'
import { getPopup } from './popups/get-popup.ts'
import { listAdminPopups } from './popups/list-admin-popups.ts'
import { listPopups } from './popups/list-popups.ts'
import { removePopup } from './popups/remove-popup.ts'
import type { UseCases } from './visit.ts'

/** The calls by which a house and its visitors reach each other: letters, forms, popups, calendars. */
export const outreachUseCases = {
  cancelBooking,
  changeCalendar,
  changeForm,
  changeFormAnswer,
  changeNewsletterChoice,
  changeNewsletterList,
  changeNewsletterSubscriber,
  changeNewsletterSubscription,
  changePopup,
  confirmNewsletter,
  confirmBooking,
  createBooking,
  createCalendar,
  createForm,
  createNewsletterList,
  createPopup,
  exportFormAnswers,
  exportNewsletterSubscribers,
  findNewsletterChoice,
  getAdminCalendar,
  getAdminForm,
  getAdminNewsletterList,
  getAdminPopup,
  getForm,
  getFormAnswer,
  getFormFile,
  getNewsletterSubscriber,
  getNewsletterSubscription,
  getPopup,
  leaveNewsletter,
  listAdminCalendars,
  listAdminForms,
  listAdminNewsletterLists,
  listAdminPopups,
  listAllowedDates,
  listBookings,
  listCalendars,
  listFormAnswers,
  listNewsletterLists,
  listNewsletterSubscribers,
  listPopups,
  removeBooking,
  removeCalendar,
  removeForm,
  removeFormAnswer,
  removeNewsletterList,
  removeNewsletterSubscriber,
  removePopup,
  submitForm,
  subscribeToNewsletter,
} satisfies Partial<UseCases>
