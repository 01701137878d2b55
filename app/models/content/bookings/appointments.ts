/** What an element of a collection is in the calendars of those who come to it, by whatever address they came by its file. */
export function idOfElement(id: string, origin: string): string {
  return `element-${id}@${new URL(origin).host}`
}

/** What a booked day is in the calendar of whoever booked it. */
export function idOfBooking({ calendar, day }: { calendar: string; day: string }, origin: string): string {
  return `reservation-${calendar}-${day}@${new URL(origin).host}`
}
