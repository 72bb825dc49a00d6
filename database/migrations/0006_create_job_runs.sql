-- What the worker did, when, and with what result. The site's "catalogue updated" and "figures of" read it.

create table job_runs (
  id           bigint generated always as identity primary key,
  job          text not null,
  arguments    jsonb not null default '{}',
  status       text not null default 'running'
               constraint job_runs_status_known check (status in ('running', 'succeeded', 'failed')),
  started_at   timestamptz not null default now(),
  finished_at  timestamptz,
  result       jsonb not null default '{}', -- counts and the like, as the job reports them
  error        text,
  constraint job_runs_finished_when_ended check ((status = 'running') = (finished_at is null))
);
-- The newest run of a job, also by status.
create index job_runs_job_started_at_idx on job_runs (job, started_at desc);
