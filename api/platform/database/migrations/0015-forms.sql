create table forms (
  site_id text not null references sites (id),
  id text not null,
  title text not null,
  intro text not null,
  thanks text not null,
  recipient text not null,
  fields text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  updated_at text not null,
  primary key (site_id, id)
);

create table form_answers (
  site_id text not null references sites (id),
  id text not null,
  form text not null,
  title text not null,
  answers text not null,
  user_id text,
  created_at text not null,
  is_read integer not null check (is_read in (0, 1)),
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index form_answers_created on form_answers (site_id, created_at);

create index form_answers_user on form_answers (site_id, user_id);

create table form_files (
  site_id text not null references sites (id),
  id text not null,
  answer_id text not null,
  field text not null,
  name text not null,
  mime text not null,
  bytes integer not null,
  content_hash text not null,
  primary key (site_id, id),
  foreign key (site_id, answer_id) references form_answers (site_id, id)
);

create index form_files_answer on form_files (site_id, answer_id);
