# frozen_string_literal: true

class AppleSessionsController < ApplicationController
  skip_before_action :authenticate_user!

  def new
    session[:nonce] = SecureRandom.hex(16)
    redirect_to apple_authorize_url(session[:nonce]), allow_other_host: true
  end

  def create
    claims, = JWT.decode(params[:id_token], nil, false)
    expected = session.delete(:nonce)
    return head(:unauthorized) if expected.blank? || claims['nonce'] != expected

    sign_in User.find_or_create_by!(apple_id: claims['sub'])
    redirect_to root_path
  end
end
