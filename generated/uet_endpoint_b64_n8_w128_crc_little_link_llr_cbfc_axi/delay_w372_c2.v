// Delays 372 bits by 2 clocks.
`default_nettype none

module delay_w372_c2 (
    input  wire         clk,
    input  wire   [2:0] d_kind,
    input  wire         d_wants,
    input  wire  [15:0] d_pdcid,
    input  wire  [31:0] d_psn,
    input  wire         d_cookie_ack,
    input  wire         d_cookie_ce,
    input  wire         d_cookie_retx,
    input  wire  [15:0] d_cookie_entropy,
    input  wire  [16:0] d_cookie_time,
    input  wire [127:0] d_destination,
    input  wire   [3:0] d_local,
    input  wire  [15:0] d_peer_pdcid,
    input  wire         d_default_response,
    input  wire  [15:0] d_message_id,
    input  wire  [23:0] d_job_id,
    input  wire         d_by_ack_req,
    input  wire  [15:0] d_opaque,
    input  wire  [31:0] d_payload,
    input  wire   [7:0] d_nack_code,
    input  wire         d_follows,
    input  wire         d_guaranteed,
    input  wire  [31:0] d_handle,
    input  wire   [3:0] d_next_hdr,
    output wire   [2:0] q_kind,
    output wire         q_wants,
    output wire  [15:0] q_pdcid,
    output wire  [31:0] q_psn,
    output wire         q_cookie_ack,
    output wire         q_cookie_ce,
    output wire         q_cookie_retx,
    output wire  [15:0] q_cookie_entropy,
    output wire  [16:0] q_cookie_time,
    output wire [127:0] q_destination,
    output wire   [3:0] q_local,
    output wire  [15:0] q_peer_pdcid,
    output wire         q_default_response,
    output wire  [15:0] q_message_id,
    output wire  [23:0] q_job_id,
    output wire         q_by_ack_req,
    output wire  [15:0] q_opaque,
    output wire  [31:0] q_payload,
    output wire   [7:0] q_nack_code,
    output wire         q_follows,
    output wire         q_guaranteed,
    output wire  [31:0] q_handle,
    output wire   [3:0] q_next_hdr
);

    reg    [2:0] ago_1_kind;
    reg          ago_1_wants;
    reg   [15:0] ago_1_pdcid;
    reg   [31:0] ago_1_psn;
    reg          ago_1_cookie_ack;
    reg          ago_1_cookie_ce;
    reg          ago_1_cookie_retx;
    reg   [15:0] ago_1_cookie_entropy;
    reg   [16:0] ago_1_cookie_time;
    reg  [127:0] ago_1_destination;
    reg    [3:0] ago_1_local;
    reg   [15:0] ago_1_peer_pdcid;
    reg          ago_1_default_response;
    reg   [15:0] ago_1_message_id;
    reg   [23:0] ago_1_job_id;
    reg          ago_1_by_ack_req;
    reg   [15:0] ago_1_opaque;
    reg   [31:0] ago_1_payload;
    reg    [7:0] ago_1_nack_code;
    reg          ago_1_follows;
    reg          ago_1_guaranteed;
    reg   [31:0] ago_1_handle;
    reg    [3:0] ago_1_next_hdr;
    reg    [2:0] ago_2_kind;
    reg          ago_2_wants;
    reg   [15:0] ago_2_pdcid;
    reg   [31:0] ago_2_psn;
    reg          ago_2_cookie_ack;
    reg          ago_2_cookie_ce;
    reg          ago_2_cookie_retx;
    reg   [15:0] ago_2_cookie_entropy;
    reg   [16:0] ago_2_cookie_time;
    reg  [127:0] ago_2_destination;
    reg    [3:0] ago_2_local;
    reg   [15:0] ago_2_peer_pdcid;
    reg          ago_2_default_response;
    reg   [15:0] ago_2_message_id;
    reg   [23:0] ago_2_job_id;
    reg          ago_2_by_ack_req;
    reg   [15:0] ago_2_opaque;
    reg   [31:0] ago_2_payload;
    reg    [7:0] ago_2_nack_code;
    reg          ago_2_follows;
    reg          ago_2_guaranteed;
    reg   [31:0] ago_2_handle;
    reg    [3:0] ago_2_next_hdr;

    always @(posedge clk) begin
        ago_1_kind <= d_kind;
        ago_1_wants <= d_wants;
        ago_1_pdcid <= d_pdcid;
        ago_1_psn <= d_psn;
        ago_1_cookie_ack <= d_cookie_ack;
        ago_1_cookie_ce <= d_cookie_ce;
        ago_1_cookie_retx <= d_cookie_retx;
        ago_1_cookie_entropy <= d_cookie_entropy;
        ago_1_cookie_time <= d_cookie_time;
        ago_1_destination <= d_destination;
        ago_1_local <= d_local;
        ago_1_peer_pdcid <= d_peer_pdcid;
        ago_1_default_response <= d_default_response;
        ago_1_message_id <= d_message_id;
        ago_1_job_id <= d_job_id;
        ago_1_by_ack_req <= d_by_ack_req;
        ago_1_opaque <= d_opaque;
        ago_1_payload <= d_payload;
        ago_1_nack_code <= d_nack_code;
        ago_1_follows <= d_follows;
        ago_1_guaranteed <= d_guaranteed;
        ago_1_handle <= d_handle;
        ago_1_next_hdr <= d_next_hdr;
        ago_2_kind <= ago_1_kind;
        ago_2_wants <= ago_1_wants;
        ago_2_pdcid <= ago_1_pdcid;
        ago_2_psn <= ago_1_psn;
        ago_2_cookie_ack <= ago_1_cookie_ack;
        ago_2_cookie_ce <= ago_1_cookie_ce;
        ago_2_cookie_retx <= ago_1_cookie_retx;
        ago_2_cookie_entropy <= ago_1_cookie_entropy;
        ago_2_cookie_time <= ago_1_cookie_time;
        ago_2_destination <= ago_1_destination;
        ago_2_local <= ago_1_local;
        ago_2_peer_pdcid <= ago_1_peer_pdcid;
        ago_2_default_response <= ago_1_default_response;
        ago_2_message_id <= ago_1_message_id;
        ago_2_job_id <= ago_1_job_id;
        ago_2_by_ack_req <= ago_1_by_ack_req;
        ago_2_opaque <= ago_1_opaque;
        ago_2_payload <= ago_1_payload;
        ago_2_nack_code <= ago_1_nack_code;
        ago_2_follows <= ago_1_follows;
        ago_2_guaranteed <= ago_1_guaranteed;
        ago_2_handle <= ago_1_handle;
        ago_2_next_hdr <= ago_1_next_hdr;
    end

    assign q_kind = ago_2_kind;
    assign q_wants = ago_2_wants;
    assign q_pdcid = ago_2_pdcid;
    assign q_psn = ago_2_psn;
    assign q_cookie_ack = ago_2_cookie_ack;
    assign q_cookie_ce = ago_2_cookie_ce;
    assign q_cookie_retx = ago_2_cookie_retx;
    assign q_cookie_entropy = ago_2_cookie_entropy;
    assign q_cookie_time = ago_2_cookie_time;
    assign q_destination = ago_2_destination;
    assign q_local = ago_2_local;
    assign q_peer_pdcid = ago_2_peer_pdcid;
    assign q_default_response = ago_2_default_response;
    assign q_message_id = ago_2_message_id;
    assign q_job_id = ago_2_job_id;
    assign q_by_ack_req = ago_2_by_ack_req;
    assign q_opaque = ago_2_opaque;
    assign q_payload = ago_2_payload;
    assign q_nack_code = ago_2_nack_code;
    assign q_follows = ago_2_follows;
    assign q_guaranteed = ago_2_guaranteed;
    assign q_handle = ago_2_handle;
    assign q_next_hdr = ago_2_next_hdr;

endmodule

`default_nettype wire
