// Sender of 256 packets of RUDI, its windows, and their outcomes.
`default_nettype none

module uet_rudi_sends_n8_p256_w256_expects (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] now,
    input  wire  [31:0] random,
    input  wire         may_end,
    input  wire         registers_datagrams_rto,
    input  wire  [31:0] registers_datagrams_rto_init,
    input  wire  [31:0] registers_datagrams_rto_max,
    input  wire   [3:0] registers_datagrams_max_rto_retx,
    input  wire  [31:0] registers_datagrams_nack_retx,
    input  wire   [4:0] registers_datagrams_max_nack_retx,
    input  wire         registers_datagrams_service_required,
    input  wire  [31:0] registers_cwnd,
    input  wire         peer_valid,
    input  wire   [2:0] peer_arrival_event_kind,
    input  wire [127:0] peer_arrival_event_source,
    input  wire   [3:0] peer_arrival_event_local,
    input  wire  [15:0] peer_arrival_event_entropy,
    input  wire  [15:0] peer_arrival_event_spdcid,
    input  wire  [15:0] peer_arrival_event_dpdcid,
    input  wire         peer_arrival_event_m,
    input  wire         peer_arrival_event_retx,
    input  wire   [1:0] peer_arrival_event_req,
    input  wire         peer_arrival_event_p,
    input  wire  [15:0] peer_arrival_event_ack_psn_offset,
    input  wire         peer_arrival_event_nt,
    input  wire   [7:0] peer_arrival_event_nack_code,
    input  wire   [7:0] peer_arrival_event_vendor_code,
    input  wire  [31:0] peer_arrival_event_psn,
    input  wire  [31:0] peer_arrival_event_payload,
    input  wire   [3:0] peer_arrival_event_cc_type,
    input  wire   [7:0] peer_arrival_event_mpr,
    input  wire  [15:0] peer_arrival_event_sack_psn_offset,
    input  wire  [63:0] peer_arrival_event_sack_bitmap,
    input  wire  [63:0] peer_arrival_event_cc_state,
    input  wire   [2:0] peer_arrival_ses,
    input  wire [351:0] peer_arrival_ses_header,
    output wire         ready,
    output wire         ended_valid,
    output wire  [31:0] ended_handle,
    output wire  [15:0] ended_message,
    output wire   [1:0] ended_kind,
    output wire         ended_response_present,
    output wire   [1:0] ended_response_list,
    output wire   [5:0] ended_response_opcode,
    output wire   [5:0] ended_response_return_code,
    output wire  [15:0] ended_response_message_id,
    output wire  [31:0] ended_response_modified_length,
    output wire   [7:0] ended_code,
    output wire  [31:0] counts_datagram_sent,
    output wire  [31:0] counts_retransmitted,
    output wire  [31:0] counts_lost_trim,
    output wire  [31:0] counts_lost_nack,
    output wire  [31:0] counts_lost_timeout,
    output wire  [31:0] counts_nack_unexpected,
    output wire  [31:0] counts_pkt_id_unknown,
    output wire  [31:0] counts_peer_dropped,
    input  wire   [1:0] send_payload_tuple_mode,
    input  wire  [23:0] send_payload_tuple_job_id,
    input  wire   [3:0] send_payload_tuple_local,
    input  wire [127:0] send_payload_tuple_destination,
    input  wire   [3:0] send_payload_tuple_traffic_class,
    input  wire  [23:0] send_payload_tuple_sdi,
    input  wire   [3:0] send_payload_tuple_lane,
    input  wire   [1:0] send_payload_packet_kind,
    input  wire  [15:0] send_payload_packet_message,
    input  wire         send_payload_packet_first,
    input  wire         send_payload_packet_last,
    input  wire  [13:0] send_payload_packet_length,
    input  wire  [13:0] send_payload_packet_size,
    input  wire  [31:0] send_payload_packet_payload,
    input  wire  [31:0] send_payload_packet_handle,
    input  wire         send_payload_packet_expects,
    input  wire         send_valid,
    output wire         send_ready,
    output wire         packet_payload_uud,
    output wire         packet_payload_retx,
    output wire  [31:0] packet_payload_pkt_id,
    output wire [127:0] packet_payload_destination,
    output wire   [3:0] packet_payload_local,
    output wire  [15:0] packet_payload_picked_entropy,
    output wire   [7:0] packet_payload_picked_ccc_id,
    output wire  [23:0] packet_payload_picked_credit_target,
    output wire  [31:0] packet_payload_handle,
    output wire  [15:0] packet_payload_message,
    output wire  [13:0] packet_payload_length,
    output wire  [13:0] packet_payload_size,
    output wire         packet_valid,
    input  wire         packet_ready
);

    localparam [1:0] ENDED_KIND_RESPONSE                  = 2'd0;
    localparam [1:0] ENDED_KIND_FAILED                    = 2'd2;
    localparam [2:0] PEER_ARRIVAL_SES_RESPONSE            = 3'd4;
    localparam [2:0] PEER_ARRIVAL_SES_RESPONSE_DATA       = 3'd5;
    localparam [2:0] PEER_ARRIVAL_SES_RESPONSE_DATA_SMALL = 3'd6;
    localparam [2:0] PEER_ARRIVAL_EVENT_KIND_NACK         = 3'd3;
    localparam [2:0] PEER_ARRIVAL_EVENT_KIND_NACK_CCX     = 3'd4;
    localparam [3:0] DATAGRAMS_CONGESTION_KIND_CREDIT     = 4'd10;
    localparam [3:0] DATAGRAMS_CONGESTION_KIND_START      = 4'd11;

    reg          has_base;
    reg   [31:0] base;
    reg          heard_nack;
    reg  [127:0] heard_source;
    reg    [3:0] heard_local;
    reg   [31:0] heard_pkt_id;
    reg          heard_m;
    reg          heard_retx;
    reg    [7:0] heard_nack_code;
    reg   [15:0] heard_entropy;
    reg          heard_response_present;
    reg    [1:0] heard_response_list;
    reg    [5:0] heard_response_opcode;
    reg    [5:0] heard_response_return_code;
    reg   [15:0] heard_response_message_id;
    reg   [31:0] heard_response_modified_length;
    reg          hears;
    wire         datagrams_ready;
    wire         datagrams_outcome_valid;
    wire  [31:0] datagrams_outcome_handle;
    wire  [15:0] datagrams_outcome_message;
    wire   [1:0] datagrams_outcome_kind;
    wire         datagrams_outcome_response_present;
    wire   [1:0] datagrams_outcome_response_list;
    wire   [5:0] datagrams_outcome_response_opcode;
    wire   [5:0] datagrams_outcome_response_return_code;
    wire  [15:0] datagrams_outcome_response_message_id;
    wire  [31:0] datagrams_outcome_response_modified_length;
    wire   [7:0] datagrams_outcome_code;
    wire         datagrams_congestion_valid;
    wire   [2:0] datagrams_congestion_ccc;
    wire   [3:0] datagrams_congestion_kind;
    wire  [31:0] datagrams_congestion_bytes;
    wire  [15:0] datagrams_congestion_entropy;
    wire         datagrams_congestion_ecn;
    wire         datagrams_congestion_rtt_valid;
    wire  [31:0] datagrams_congestion_rtt;
    wire  [15:0] datagrams_congestion_out_of_order;
    wire         datagrams_congestion_has_nscc;
    wire   [6:0] datagrams_congestion_rcv_cwnd_pend;
    wire         datagrams_congestion_restore_cwnd;
    wire         datagrams_congestion_has_credit;
    wire  [23:0] datagrams_congestion_credit;
    wire  [31:0] datagrams_congestion_now;
    wire         datagrams_pick_valid;
    wire   [2:0] datagrams_pick_ccc;
    wire  [13:0] datagrams_pick_size;
    wire         datagrams_counts_datagram_sent;
    wire         datagrams_counts_retransmitted;
    wire         datagrams_counts_lost_trim;
    wire         datagrams_counts_lost_nack;
    wire         datagrams_counts_lost_timeout;
    wire         datagrams_counts_nack_unexpected;
    wire         datagrams_counts_pkt_id_unknown;
    wire         datagrams_counts_peer_dropped;
    wire         datagrams_send_ready;
    wire         datagrams_packet_payload_uud;
    wire         datagrams_packet_payload_retx;
    wire  [31:0] datagrams_packet_payload_pkt_id;
    wire [127:0] datagrams_packet_payload_destination;
    wire   [3:0] datagrams_packet_payload_local;
    wire  [15:0] datagrams_packet_payload_picked_entropy;
    wire   [7:0] datagrams_packet_payload_picked_ccc_id;
    wire  [23:0] datagrams_packet_payload_picked_credit_target;
    wire  [31:0] datagrams_packet_payload_handle;
    wire  [15:0] datagrams_packet_payload_message;
    wire  [13:0] datagrams_packet_payload_length;
    wire  [13:0] datagrams_packet_payload_size;
    wire         datagrams_packet_valid;
    reg    [3:0] turn;
    wire         windows_limit_valid;
    wire   [2:0] windows_limit_ccc;
    wire  [31:0] windows_limit_window;
    wire         windows_limit_credit_on;
    wire  [31:0] windows_limit_credit;
    wire  [31:0] windows_limit_cwnd;
    wire  [31:0] windows_limit_max_window;
    wire         windows_limit_is_small;
    wire         outcomes_up_ready;
    wire         outcomes_down_payload_valid;
    wire  [31:0] outcomes_down_payload_handle;
    wire  [15:0] outcomes_down_payload_message;
    wire   [1:0] outcomes_down_payload_kind;
    wire         outcomes_down_payload_response_present;
    wire   [1:0] outcomes_down_payload_response_list;
    wire   [5:0] outcomes_down_payload_response_opcode;
    wire   [5:0] outcomes_down_payload_response_return_code;
    wire  [15:0] outcomes_down_payload_response_message_id;
    wire  [31:0] outcomes_down_payload_response_modified_length;
    wire   [7:0] outcomes_down_payload_code;
    wire         outcomes_down_valid;
    reg   [31:0] count_datagram_sent;
    reg   [31:0] count_retransmitted;
    reg   [31:0] count_lost_trim;
    reg   [31:0] count_lost_nack;
    reg   [31:0] count_lost_timeout;
    reg   [31:0] count_nack_unexpected;
    reg   [31:0] count_pkt_id_unknown;
    reg   [31:0] count_peer_dropped;

    wire        is_peer = peer_valid && peer_arrival_event_nt;
    wire        limit_valid = windows_limit_valid;
    wire  [2:0] limit_ccc = windows_limit_ccc;
    wire [31:0] limit_window = windows_limit_window;
    wire  [2:0] ccc_xor = send_payload_tuple_destination[2:0] ^ send_payload_tuple_destination[5:3];
    wire  [2:0] ccc_xor_2 = ccc_xor ^ send_payload_tuple_destination[8:6];
    wire  [2:0] ccc_xor_3 = ccc_xor_2 ^ send_payload_tuple_destination[11:9];
    wire  [2:0] ccc_xor_4 = ccc_xor_3 ^ send_payload_tuple_destination[14:12];
    wire  [2:0] ccc_xor_5 = ccc_xor_4 ^ send_payload_tuple_destination[17:15];
    wire  [2:0] ccc_xor_6 = ccc_xor_5 ^ send_payload_tuple_destination[20:18];
    wire  [2:0] ccc_xor_7 = ccc_xor_6 ^ send_payload_tuple_destination[23:21];
    wire  [2:0] ccc_xor_8 = ccc_xor_7 ^ send_payload_tuple_destination[26:24];
    wire  [2:0] ccc_xor_9 = ccc_xor_8 ^ send_payload_tuple_destination[29:27];
    wire  [2:0] ccc_xor_10 = ccc_xor_9 ^ send_payload_tuple_destination[32:30];
    wire  [2:0] ccc_xor_11 = ccc_xor_10 ^ send_payload_tuple_destination[35:33];
    wire  [2:0] ccc_xor_12 = ccc_xor_11 ^ send_payload_tuple_destination[38:36];
    wire  [2:0] ccc_xor_13 = ccc_xor_12 ^ send_payload_tuple_destination[41:39];
    wire  [2:0] ccc_xor_14 = ccc_xor_13 ^ send_payload_tuple_destination[44:42];
    wire  [2:0] ccc_xor_15 = ccc_xor_14 ^ send_payload_tuple_destination[47:45];
    wire  [2:0] ccc_xor_16 = ccc_xor_15 ^ send_payload_tuple_destination[50:48];
    wire  [2:0] ccc_xor_17 = ccc_xor_16 ^ send_payload_tuple_destination[53:51];
    wire  [2:0] ccc_xor_18 = ccc_xor_17 ^ send_payload_tuple_destination[56:54];
    wire  [2:0] ccc_xor_19 = ccc_xor_18 ^ send_payload_tuple_destination[59:57];
    wire  [2:0] ccc_xor_20 = ccc_xor_19 ^ send_payload_tuple_destination[62:60];
    wire  [2:0] ccc_xor_21 = ccc_xor_20 ^ send_payload_tuple_destination[65:63];
    wire  [2:0] ccc_xor_22 = ccc_xor_21 ^ send_payload_tuple_destination[68:66];
    wire  [2:0] ccc_xor_23 = ccc_xor_22 ^ send_payload_tuple_destination[71:69];
    wire  [2:0] ccc_xor_24 = ccc_xor_23 ^ send_payload_tuple_destination[74:72];
    wire  [2:0] ccc_xor_25 = ccc_xor_24 ^ send_payload_tuple_destination[77:75];
    wire  [2:0] ccc_xor_26 = ccc_xor_25 ^ send_payload_tuple_destination[80:78];
    wire  [2:0] ccc_xor_27 = ccc_xor_26 ^ send_payload_tuple_destination[83:81];
    wire  [2:0] ccc_xor_28 = ccc_xor_27 ^ send_payload_tuple_destination[86:84];
    wire  [2:0] ccc_xor_29 = ccc_xor_28 ^ send_payload_tuple_destination[89:87];
    wire  [2:0] ccc_xor_30 = ccc_xor_29 ^ send_payload_tuple_destination[92:90];
    wire  [2:0] ccc_xor_31 = ccc_xor_30 ^ send_payload_tuple_destination[95:93];
    wire  [2:0] ccc_xor_32 = ccc_xor_31 ^ send_payload_tuple_destination[98:96];
    wire  [2:0] ccc_xor_33 = ccc_xor_32 ^ send_payload_tuple_destination[101:99];
    wire  [2:0] ccc_xor_34 = ccc_xor_33 ^ send_payload_tuple_destination[104:102];
    wire  [2:0] ccc_xor_35 = ccc_xor_34 ^ send_payload_tuple_destination[107:105];
    wire  [2:0] ccc_xor_36 = ccc_xor_35 ^ send_payload_tuple_destination[110:108];
    wire  [2:0] ccc_xor_37 = ccc_xor_36 ^ send_payload_tuple_destination[113:111];
    wire  [2:0] ccc_xor_38 = ccc_xor_37 ^ send_payload_tuple_destination[116:114];
    wire  [2:0] ccc_xor_39 = ccc_xor_38 ^ send_payload_tuple_destination[119:117];
    wire  [2:0] ccc_xor_40 = ccc_xor_39 ^ send_payload_tuple_destination[122:120];
    wire  [2:0] ccc_xor_41 = ccc_xor_40 ^ send_payload_tuple_destination[125:123];
    wire  [2:0] ccc = ccc_xor_41 ^ {1'b0, send_payload_tuple_destination[127:126]};
    wire        is_free = datagrams_ready && !datagrams_congestion_valid;
    wire        is_bare_match = datagrams_outcome_response_return_code == 6'd0;
    wire        is_bare_term = datagrams_outcome_response_opcode == 6'd3 || is_bare_match;
    wire        is_bare = datagrams_outcome_kind == ENDED_KIND_RESPONSE && is_bare_term;
    wire        heard_response_present_term = peer_arrival_ses == PEER_ARRIVAL_SES_RESPONSE || peer_arrival_ses == PEER_ARRIVAL_SES_RESPONSE_DATA;

    pds_datagrams_n8_p256 datagrams (
        .clk                                 (clk),
        .rst                                 (rst),
        .now                                 (now),
        .base                                (base),
        .registers_rto                       (registers_datagrams_rto),
        .registers_rto_init                  (registers_datagrams_rto_init),
        .registers_rto_max                   (registers_datagrams_rto_max),
        .registers_max_rto_retx              (registers_datagrams_max_rto_retx),
        .registers_nack_retx                 (registers_datagrams_nack_retx),
        .registers_max_nack_retx             (registers_datagrams_max_nack_retx),
        .registers_service_required          (registers_datagrams_service_required),
        .peer_valid                          (hears),
        .peer_nack                           (heard_nack),
        .peer_source                         (heard_source),
        .peer_local                          (heard_local),
        .peer_pkt_id                         (heard_pkt_id),
        .peer_m                              (heard_m),
        .peer_retx                           (heard_retx),
        .peer_nack_code                      (heard_nack_code),
        .peer_entropy                        (heard_entropy),
        .peer_response_present               (heard_response_present),
        .peer_response_list                  (heard_response_list),
        .peer_response_opcode                (heard_response_opcode),
        .peer_response_return_code           (heard_response_return_code),
        .peer_response_message_id            (heard_response_message_id),
        .peer_response_modified_length       (heard_response_modified_length),
        .limit_valid                         (limit_valid),
        .limit_ccc                           (limit_ccc),
        .limit_window                        (limit_window),
        .limit_credit_on                     (1'b0),
        .limit_credit                        (32'd0),
        .picked_entropy                      ({1'b1, random[31:17]}),
        .picked_ccc_id                       (8'd0),
        .picked_credit_target                (24'd0),
        .ready                               (datagrams_ready),
        .outcome_valid                       (datagrams_outcome_valid),
        .outcome_handle                      (datagrams_outcome_handle),
        .outcome_message                     (datagrams_outcome_message),
        .outcome_kind                        (datagrams_outcome_kind),
        .outcome_response_present            (datagrams_outcome_response_present),
        .outcome_response_list               (datagrams_outcome_response_list),
        .outcome_response_opcode             (datagrams_outcome_response_opcode),
        .outcome_response_return_code        (datagrams_outcome_response_return_code),
        .outcome_response_message_id         (datagrams_outcome_response_message_id),
        .outcome_response_modified_length    (datagrams_outcome_response_modified_length),
        .outcome_code                        (datagrams_outcome_code),
        .congestion_valid                    (datagrams_congestion_valid),
        .congestion_ccc                      (datagrams_congestion_ccc),
        .congestion_kind                     (datagrams_congestion_kind),
        .congestion_bytes                    (datagrams_congestion_bytes),
        .congestion_entropy                  (datagrams_congestion_entropy),
        .congestion_ecn                      (datagrams_congestion_ecn),
        .congestion_rtt_valid                (datagrams_congestion_rtt_valid),
        .congestion_rtt                      (datagrams_congestion_rtt),
        .congestion_out_of_order             (datagrams_congestion_out_of_order),
        .congestion_has_nscc                 (datagrams_congestion_has_nscc),
        .congestion_rcv_cwnd_pend            (datagrams_congestion_rcv_cwnd_pend),
        .congestion_restore_cwnd             (datagrams_congestion_restore_cwnd),
        .congestion_has_credit               (datagrams_congestion_has_credit),
        .congestion_credit                   (datagrams_congestion_credit),
        .congestion_now                      (datagrams_congestion_now),
        .pick_valid                          (datagrams_pick_valid),
        .pick_ccc                            (datagrams_pick_ccc),
        .pick_size                           (datagrams_pick_size),
        .counts_datagram_sent                (datagrams_counts_datagram_sent),
        .counts_retransmitted                (datagrams_counts_retransmitted),
        .counts_lost_trim                    (datagrams_counts_lost_trim),
        .counts_lost_nack                    (datagrams_counts_lost_nack),
        .counts_lost_timeout                 (datagrams_counts_lost_timeout),
        .counts_nack_unexpected              (datagrams_counts_nack_unexpected),
        .counts_pkt_id_unknown               (datagrams_counts_pkt_id_unknown),
        .counts_peer_dropped                 (datagrams_counts_peer_dropped),
        .send_payload_uud                    (1'b0),
        .send_payload_ccc                    (ccc),
        .send_payload_destination            (send_payload_tuple_destination),
        .send_payload_local                  (send_payload_tuple_local),
        .send_payload_handle                 (send_payload_packet_handle),
        .send_payload_message                (send_payload_packet_message),
        .send_payload_length                 (send_payload_packet_length),
        .send_payload_size                   (send_payload_packet_size),
        .send_valid                          (send_valid),
        .send_ready                          (datagrams_send_ready),
        .packet_payload_uud                  (datagrams_packet_payload_uud),
        .packet_payload_retx                 (datagrams_packet_payload_retx),
        .packet_payload_pkt_id               (datagrams_packet_payload_pkt_id),
        .packet_payload_destination          (datagrams_packet_payload_destination),
        .packet_payload_local                (datagrams_packet_payload_local),
        .packet_payload_picked_entropy       (datagrams_packet_payload_picked_entropy),
        .packet_payload_picked_ccc_id        (datagrams_packet_payload_picked_ccc_id),
        .packet_payload_picked_credit_target (datagrams_packet_payload_picked_credit_target),
        .packet_payload_handle               (datagrams_packet_payload_handle),
        .packet_payload_message              (datagrams_packet_payload_message),
        .packet_payload_length               (datagrams_packet_payload_length),
        .packet_payload_size                 (datagrams_packet_payload_size),
        .packet_valid                        (datagrams_packet_valid),
        .packet_ready                        (packet_ready)
    );

    uet_fixed_limit_n8_p256 windows (
        .clk                 (clk),
        .rst                 (rst),
        .event_valid         (is_free ? is_free : datagrams_congestion_valid),
        .event_ccc           (is_free ? turn[2:0] : datagrams_congestion_ccc),
        .event_kind          (is_free ? (turn[3] ? DATAGRAMS_CONGESTION_KIND_CREDIT : DATAGRAMS_CONGESTION_KIND_START) : datagrams_congestion_kind),
        .event_bytes         (is_free ? 32'd0 : datagrams_congestion_bytes),
        .event_entropy       (is_free ? 16'd0 : datagrams_congestion_entropy),
        .event_ecn           (is_free ? 1'b0 : datagrams_congestion_ecn),
        .event_rtt_valid     (is_free ? 1'b0 : datagrams_congestion_rtt_valid),
        .event_rtt           (is_free ? 32'd0 : datagrams_congestion_rtt),
        .event_out_of_order  (is_free ? 16'd0 : datagrams_congestion_out_of_order),
        .event_has_nscc      (is_free ? 1'b0 : datagrams_congestion_has_nscc),
        .event_rcv_cwnd_pend (is_free ? 7'd0 : datagrams_congestion_rcv_cwnd_pend),
        .event_restore_cwnd  (is_free ? 1'b0 : datagrams_congestion_restore_cwnd),
        .event_has_credit    (is_free ? 1'b0 : datagrams_congestion_has_credit),
        .event_credit        (is_free ? 24'd0 : datagrams_congestion_credit),
        .event_now           (is_free ? 32'd0 : datagrams_congestion_now),
        .cwnd                (registers_cwnd),
        .limit_valid         (windows_limit_valid),
        .limit_ccc           (windows_limit_ccc),
        .limit_window        (windows_limit_window),
        .limit_credit_on     (windows_limit_credit_on),
        .limit_credit        (windows_limit_credit),
        .limit_cwnd          (windows_limit_cwnd),
        .limit_max_window    (windows_limit_max_window),
        .limit_is_small      (windows_limit_is_small)
    );

    block_fifo_w122_d256 outcomes (
        .clk                                   (clk),
        .rst                                   (rst),
        .up_payload_valid                      (datagrams_outcome_valid),
        .up_payload_handle                     (datagrams_outcome_handle),
        .up_payload_message                    (datagrams_outcome_message),
        .up_payload_kind                       (is_bare ? ENDED_KIND_FAILED : datagrams_outcome_kind),
        .up_payload_response_present           (datagrams_outcome_response_present),
        .up_payload_response_list              (datagrams_outcome_response_list),
        .up_payload_response_opcode            (datagrams_outcome_response_opcode),
        .up_payload_response_return_code       (datagrams_outcome_response_return_code),
        .up_payload_response_message_id        (datagrams_outcome_response_message_id),
        .up_payload_response_modified_length   (datagrams_outcome_response_modified_length),
        .up_payload_code                       (is_bare ? 8'd240 : datagrams_outcome_code),
        .up_valid                              (datagrams_outcome_valid),
        .up_ready                              (outcomes_up_ready),
        .down_payload_valid                    (outcomes_down_payload_valid),
        .down_payload_handle                   (outcomes_down_payload_handle),
        .down_payload_message                  (outcomes_down_payload_message),
        .down_payload_kind                     (outcomes_down_payload_kind),
        .down_payload_response_present         (outcomes_down_payload_response_present),
        .down_payload_response_list            (outcomes_down_payload_response_list),
        .down_payload_response_opcode          (outcomes_down_payload_response_opcode),
        .down_payload_response_return_code     (outcomes_down_payload_response_return_code),
        .down_payload_response_message_id      (outcomes_down_payload_response_message_id),
        .down_payload_response_modified_length (outcomes_down_payload_response_modified_length),
        .down_payload_code                     (outcomes_down_payload_code),
        .down_valid                            (outcomes_down_valid),
        .down_ready                            (may_end)
    );

    always @(posedge clk) begin
        if (rst) begin
            has_base <= 1'b0;
            hears <= 1'b0;
            turn <= 4'd0;
            count_datagram_sent <= 32'd0;
            count_retransmitted <= 32'd0;
            count_lost_trim <= 32'd0;
            count_lost_nack <= 32'd0;
            count_lost_timeout <= 32'd0;
            count_nack_unexpected <= 32'd0;
            count_pkt_id_unknown <= 32'd0;
            count_peer_dropped <= 32'd0;
        end else begin
            if (!has_base) begin
                has_base <= 1'b1;
            end
            hears <= is_peer;
            if (is_free) begin
                turn <= {turn[3], 3'd0} | (turn + 4'd1);
            end
            if (datagrams_counts_datagram_sent) begin
                count_datagram_sent <= count_datagram_sent + 32'd1;
            end
            if (datagrams_counts_retransmitted) begin
                count_retransmitted <= count_retransmitted + 32'd1;
            end
            if (datagrams_counts_lost_trim) begin
                count_lost_trim <= count_lost_trim + 32'd1;
            end
            if (datagrams_counts_lost_nack) begin
                count_lost_nack <= count_lost_nack + 32'd1;
            end
            if (datagrams_counts_lost_timeout) begin
                count_lost_timeout <= count_lost_timeout + 32'd1;
            end
            if (datagrams_counts_nack_unexpected) begin
                count_nack_unexpected <= count_nack_unexpected + 32'd1;
            end
            if (datagrams_counts_pkt_id_unknown) begin
                count_pkt_id_unknown <= count_pkt_id_unknown + 32'd1;
            end
            if (datagrams_counts_peer_dropped) begin
                count_peer_dropped <= count_peer_dropped + 32'd1;
            end
        end
    end

    always @(posedge clk) begin
        if (!has_base) begin
            base <= random;
        end
        heard_nack <= peer_arrival_event_kind == PEER_ARRIVAL_EVENT_KIND_NACK || peer_arrival_event_kind == PEER_ARRIVAL_EVENT_KIND_NACK_CCX;
        heard_source <= peer_arrival_event_source;
        heard_local <= peer_arrival_event_local;
        heard_pkt_id <= peer_arrival_event_psn;
        heard_m <= peer_arrival_event_m;
        heard_retx <= peer_arrival_event_retx;
        heard_nack_code <= peer_arrival_event_nack_code;
        heard_entropy <= peer_arrival_event_entropy;
        heard_response_present <= heard_response_present_term || peer_arrival_ses == PEER_ARRIVAL_SES_RESPONSE_DATA_SMALL;
        heard_response_list <= peer_arrival_ses_header[351:350];
        heard_response_opcode <= peer_arrival_ses_header[349:344];
        heard_response_return_code <= peer_arrival_ses_header[341:336];
        heard_response_message_id <= peer_arrival_ses_header[335:320] & {16{peer_arrival_ses == PEER_ARRIVAL_SES_RESPONSE}};
        heard_response_modified_length <= peer_arrival_ses_header[287:256] & {32{peer_arrival_ses == PEER_ARRIVAL_SES_RESPONSE}};
    end

    assign ready = datagrams_ready;
    assign ended_valid = outcomes_down_valid && may_end;
    assign ended_handle = outcomes_down_payload_handle;
    assign ended_message = outcomes_down_payload_message;
    assign ended_kind = outcomes_down_payload_kind;
    assign ended_response_present = outcomes_down_payload_response_present;
    assign ended_response_list = outcomes_down_payload_response_list;
    assign ended_response_opcode = outcomes_down_payload_response_opcode;
    assign ended_response_return_code = outcomes_down_payload_response_return_code;
    assign ended_response_message_id = outcomes_down_payload_response_message_id;
    assign ended_response_modified_length = outcomes_down_payload_response_modified_length;
    assign ended_code = outcomes_down_payload_code;
    assign counts_datagram_sent = count_datagram_sent;
    assign counts_retransmitted = count_retransmitted;
    assign counts_lost_trim = count_lost_trim;
    assign counts_lost_nack = count_lost_nack;
    assign counts_lost_timeout = count_lost_timeout;
    assign counts_nack_unexpected = count_nack_unexpected;
    assign counts_pkt_id_unknown = count_pkt_id_unknown;
    assign counts_peer_dropped = count_peer_dropped;
    assign send_ready = datagrams_send_ready;
    assign packet_payload_uud = datagrams_packet_payload_uud;
    assign packet_payload_retx = datagrams_packet_payload_retx;
    assign packet_payload_pkt_id = datagrams_packet_payload_pkt_id;
    assign packet_payload_destination = datagrams_packet_payload_destination;
    assign packet_payload_local = datagrams_packet_payload_local;
    assign packet_payload_picked_entropy = datagrams_packet_payload_picked_entropy;
    assign packet_payload_picked_ccc_id = datagrams_packet_payload_picked_ccc_id;
    assign packet_payload_picked_credit_target = datagrams_packet_payload_picked_credit_target;
    assign packet_payload_handle = datagrams_packet_payload_handle;
    assign packet_payload_message = datagrams_packet_payload_message;
    assign packet_payload_length = datagrams_packet_payload_length;
    assign packet_payload_size = datagrams_packet_payload_size;
    assign packet_valid = datagrams_packet_valid;

    wire _unused_ok = &{1'b0, peer_arrival_event_spdcid, peer_arrival_event_dpdcid, peer_arrival_event_req, peer_arrival_event_p, peer_arrival_event_ack_psn_offset, peer_arrival_event_vendor_code, peer_arrival_event_payload, peer_arrival_event_cc_type, peer_arrival_event_mpr, peer_arrival_event_sack_psn_offset, peer_arrival_event_sack_bitmap, peer_arrival_event_cc_state, peer_arrival_ses_header[343:342], peer_arrival_ses_header[319:288], peer_arrival_ses_header[255:0], send_payload_tuple_mode, send_payload_tuple_job_id, send_payload_tuple_traffic_class, send_payload_tuple_sdi, send_payload_tuple_lane, send_payload_packet_kind, send_payload_packet_first, send_payload_packet_last, send_payload_packet_payload, send_payload_packet_expects, datagrams_pick_valid, datagrams_pick_ccc, datagrams_pick_size, windows_limit_credit_on, windows_limit_credit, windows_limit_cwnd, windows_limit_max_window, windows_limit_is_small, outcomes_up_ready, outcomes_down_payload_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) outcome_finds_room: assert (!datagrams_outcome_valid || outcomes_up_ready);
`endif

endmodule

`default_nettype wire
