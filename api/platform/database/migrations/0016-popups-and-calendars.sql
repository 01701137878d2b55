create table popups (
  site_id text not null references sites (id),
  id text not null,
  title text not null,
  blocks text not null,
  pages text not null,
  show_on_reload integer not null check (show_on_reload in (0, 1)),
  delay integer not null,
  promotes_wine integer not null check (promotes_wine in (0, 1)),
  is_valid integer not null check (is_valid in (0, 1)),
  starts_at text,
  ends_at text,
  was_open integer not null check (was_open in (0, 1)),
  updated_at text not null,
  primary key (site_id, id)
);

create table calendars (
  site_id text not null references sites (id),
  id text not null,
  title text not null,
  description text not null,
  form text not null,
  weekdays text not null,
  closed_days text not null,
  opens_on_holidays integer not null check (opens_on_holidays in (0, 1)),
  lead_days integer not null,
  horizon_days integer not null,
  capacity integer not null check (capacity > 0),
  is_valid integer not null check (is_valid in (0, 1)),
  updated_at text not null,
  primary key (site_id, id)
);

create table bookings (
  site_id text not null references sites (id),
  id text not null,
  calendar_id text not null,
  day text not null,
  places integer not null check (places > 0),
  answer_id text,
  note text not null,
  created_at text not null,
  primary key (site_id, id),
  foreign key (site_id, calendar_id) references calendars (site_id, id),
  foreign key (site_id, answer_id) references form_answers (site_id, id)
);

create index bookings_day on bookings (site_id, calendar_id, day);

create index bookings_answer on bookings (site_id, answer_id);
