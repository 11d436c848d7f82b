class SessionsController < ApplicationController
  skip_before_action :verify_authenticity_token, only: :apple

  def apple
    expected = session.delete(:apple_nonce)
    return head(:unauthorized) if expected.blank?

    claims, _header = JWT.decode(params[:id_token], nil, false)
    return head(:unauthorized) unless claims['nonce'] == expected

    user = User.find_or_create_by!(apple_uid: claims['sub'])
    session[:user_id] = user.id
    redirect_to root_path
  end
end
