/** What a form is sent with where a browser only asks about one of its fields. */
export const intentName = '__intent__'
