# frozen_string_literal: true

module Oidc
  # Sidekiq job: renews the tokens of people who are signed in.
  class TokenRefresher
    include Sidekiq::Job
    sidekiq_options retry: 5

    sidekiq_retry_in { |count| (count**3) + rand(30) }

    def perform(session_id)
      session = LoginSession.find_by(id: session_id)
      return if session.nil? || session.refresh_token.blank?

      response = client.refresh(session.refresh_token)
      session.update!(
        access_token: response.fetch('access_token'),
        refresh_token: response.fetch('refresh_token', session.refresh_token),
        expires_at: Time.current + response.fetch('expires_in', 300).to_i
      )
      self.class.perform_in(next_run(session), session.id)
    end

    private

    def next_run(session)
      [session.expires_at - Time.current - 60 - Random.rand(20), 10].max
    end

    def client
      @client ||= Client.new(Rails.configuration.x.oidc)
    end
  end
end
