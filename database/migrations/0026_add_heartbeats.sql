-- A run whose process was killed says nothing any more; by this it is told from one that takes long.
alter table job_runs add column heartbeat_at timestamptz not null default now();
create index job_runs_running_idx on job_runs (heartbeat_at) where status = 'running';

-- Processes that work for the queue. What one has locked there is freed when it gives no sign of life.
create table queue_workers (
  id            text primary key, -- the queue's own name for it, as in graphile_worker.jobs.locked_by
  heartbeat_at  timestamptz not null default now()
);
