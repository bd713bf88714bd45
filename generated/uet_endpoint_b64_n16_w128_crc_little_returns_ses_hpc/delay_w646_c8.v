// Delays 646 bits by 8 clocks.
`default_nettype none

module delay_w646_c8 (
    input  wire         clk,
    input  wire         d_valid,
    input  wire   [2:0] d_event_kind,
    input  wire   [7:0] d_event_record,
    input  wire   [2:0] d_event_ccc,
    input  wire         d_event_fresh,
    input  wire  [23:0] d_event_age,
    input  wire   [2:0] d_event_act,
    input  wire         d_event_peer_nack,
    input  wire [127:0] d_event_peer_source,
    input  wire   [3:0] d_event_peer_local,
    input  wire  [31:0] d_event_peer_pkt_id,
    input  wire         d_event_peer_m,
    input  wire         d_event_peer_retx,
    input  wire   [7:0] d_event_peer_nack_code,
    input  wire  [15:0] d_event_peer_entropy,
    input  wire         d_event_peer_response_present,
    input  wire   [1:0] d_event_peer_response_list,
    input  wire   [5:0] d_event_peer_response_opcode,
    input  wire   [5:0] d_event_peer_response_return_code,
    input  wire  [15:0] d_event_peer_response_message_id,
    input  wire  [31:0] d_event_peer_response_modified_length,
    input  wire         d_send_uud,
    input  wire   [2:0] d_send_ccc,
    input  wire [127:0] d_send_destination,
    input  wire   [3:0] d_send_local,
    input  wire  [31:0] d_send_handle,
    input  wire  [15:0] d_send_message,
    input  wire  [13:0] d_send_length,
    input  wire  [13:0] d_send_size,
    input  wire  [31:0] d_now,
    input  wire         d_leaves,
    input  wire         d_retx,
    input  wire  [23:0] d_age,
    input  wire         d_waits,
    input  wire         d_frees,
    input  wire         d_ends,
    input  wire         d_fails,
    input  wire         d_gives_up,
    input  wire         d_tells,
    input  wire   [3:0] d_kind,
    input  wire  [31:0] d_bytes,
    input  wire         d_timed,
    input  wire  [31:0] d_sent_at,
    input  wire         d_unknown,
    input  wire         d_lost_trim,
    input  wire         d_lost_nack,
    input  wire         d_lost_timeout,
    output wire         q_valid,
    output wire   [2:0] q_event_kind,
    output wire   [7:0] q_event_record,
    output wire   [2:0] q_event_ccc,
    output wire         q_event_fresh,
    output wire  [23:0] q_event_age,
    output wire   [2:0] q_event_act,
    output wire         q_event_peer_nack,
    output wire [127:0] q_event_peer_source,
    output wire   [3:0] q_event_peer_local,
    output wire  [31:0] q_event_peer_pkt_id,
    output wire         q_event_peer_m,
    output wire         q_event_peer_retx,
    output wire   [7:0] q_event_peer_nack_code,
    output wire  [15:0] q_event_peer_entropy,
    output wire         q_event_peer_response_present,
    output wire   [1:0] q_event_peer_response_list,
    output wire   [5:0] q_event_peer_response_opcode,
    output wire   [5:0] q_event_peer_response_return_code,
    output wire  [15:0] q_event_peer_response_message_id,
    output wire  [31:0] q_event_peer_response_modified_length,
    output wire         q_send_uud,
    output wire   [2:0] q_send_ccc,
    output wire [127:0] q_send_destination,
    output wire   [3:0] q_send_local,
    output wire  [31:0] q_send_handle,
    output wire  [15:0] q_send_message,
    output wire  [13:0] q_send_length,
    output wire  [13:0] q_send_size,
    output wire  [31:0] q_now,
    output wire         q_leaves,
    output wire         q_retx,
    output wire  [23:0] q_age,
    output wire         q_waits,
    output wire         q_frees,
    output wire         q_ends,
    output wire         q_fails,
    output wire         q_gives_up,
    output wire         q_tells,
    output wire   [3:0] q_kind,
    output wire  [31:0] q_bytes,
    output wire         q_timed,
    output wire  [31:0] q_sent_at,
    output wire         q_unknown,
    output wire         q_lost_trim,
    output wire         q_lost_nack,
    output wire         q_lost_timeout
);

    reg          ago_1_valid;
    reg    [2:0] ago_1_event_kind;
    reg    [7:0] ago_1_event_record;
    reg    [2:0] ago_1_event_ccc;
    reg          ago_1_event_fresh;
    reg   [23:0] ago_1_event_age;
    reg    [2:0] ago_1_event_act;
    reg          ago_1_event_peer_nack;
    reg  [127:0] ago_1_event_peer_source;
    reg    [3:0] ago_1_event_peer_local;
    reg   [31:0] ago_1_event_peer_pkt_id;
    reg          ago_1_event_peer_m;
    reg          ago_1_event_peer_retx;
    reg    [7:0] ago_1_event_peer_nack_code;
    reg   [15:0] ago_1_event_peer_entropy;
    reg          ago_1_event_peer_response_present;
    reg    [1:0] ago_1_event_peer_response_list;
    reg    [5:0] ago_1_event_peer_response_opcode;
    reg    [5:0] ago_1_event_peer_response_return_code;
    reg   [15:0] ago_1_event_peer_response_message_id;
    reg   [31:0] ago_1_event_peer_response_modified_length;
    reg          ago_1_send_uud;
    reg    [2:0] ago_1_send_ccc;
    reg  [127:0] ago_1_send_destination;
    reg    [3:0] ago_1_send_local;
    reg   [31:0] ago_1_send_handle;
    reg   [15:0] ago_1_send_message;
    reg   [13:0] ago_1_send_length;
    reg   [13:0] ago_1_send_size;
    reg   [31:0] ago_1_now;
    reg          ago_1_leaves;
    reg          ago_1_retx;
    reg   [23:0] ago_1_age;
    reg          ago_1_waits;
    reg          ago_1_frees;
    reg          ago_1_ends;
    reg          ago_1_fails;
    reg          ago_1_gives_up;
    reg          ago_1_tells;
    reg    [3:0] ago_1_kind;
    reg   [31:0] ago_1_bytes;
    reg          ago_1_timed;
    reg   [31:0] ago_1_sent_at;
    reg          ago_1_unknown;
    reg          ago_1_lost_trim;
    reg          ago_1_lost_nack;
    reg          ago_1_lost_timeout;
    reg          ago_2_valid;
    reg    [2:0] ago_2_event_kind;
    reg    [7:0] ago_2_event_record;
    reg    [2:0] ago_2_event_ccc;
    reg          ago_2_event_fresh;
    reg   [23:0] ago_2_event_age;
    reg    [2:0] ago_2_event_act;
    reg          ago_2_event_peer_nack;
    reg  [127:0] ago_2_event_peer_source;
    reg    [3:0] ago_2_event_peer_local;
    reg   [31:0] ago_2_event_peer_pkt_id;
    reg          ago_2_event_peer_m;
    reg          ago_2_event_peer_retx;
    reg    [7:0] ago_2_event_peer_nack_code;
    reg   [15:0] ago_2_event_peer_entropy;
    reg          ago_2_event_peer_response_present;
    reg    [1:0] ago_2_event_peer_response_list;
    reg    [5:0] ago_2_event_peer_response_opcode;
    reg    [5:0] ago_2_event_peer_response_return_code;
    reg   [15:0] ago_2_event_peer_response_message_id;
    reg   [31:0] ago_2_event_peer_response_modified_length;
    reg          ago_2_send_uud;
    reg    [2:0] ago_2_send_ccc;
    reg  [127:0] ago_2_send_destination;
    reg    [3:0] ago_2_send_local;
    reg   [31:0] ago_2_send_handle;
    reg   [15:0] ago_2_send_message;
    reg   [13:0] ago_2_send_length;
    reg   [13:0] ago_2_send_size;
    reg   [31:0] ago_2_now;
    reg          ago_2_leaves;
    reg          ago_2_retx;
    reg   [23:0] ago_2_age;
    reg          ago_2_waits;
    reg          ago_2_frees;
    reg          ago_2_ends;
    reg          ago_2_fails;
    reg          ago_2_gives_up;
    reg          ago_2_tells;
    reg    [3:0] ago_2_kind;
    reg   [31:0] ago_2_bytes;
    reg          ago_2_timed;
    reg   [31:0] ago_2_sent_at;
    reg          ago_2_unknown;
    reg          ago_2_lost_trim;
    reg          ago_2_lost_nack;
    reg          ago_2_lost_timeout;
    reg          ago_3_valid;
    reg    [2:0] ago_3_event_kind;
    reg    [7:0] ago_3_event_record;
    reg    [2:0] ago_3_event_ccc;
    reg          ago_3_event_fresh;
    reg   [23:0] ago_3_event_age;
    reg    [2:0] ago_3_event_act;
    reg          ago_3_event_peer_nack;
    reg  [127:0] ago_3_event_peer_source;
    reg    [3:0] ago_3_event_peer_local;
    reg   [31:0] ago_3_event_peer_pkt_id;
    reg          ago_3_event_peer_m;
    reg          ago_3_event_peer_retx;
    reg    [7:0] ago_3_event_peer_nack_code;
    reg   [15:0] ago_3_event_peer_entropy;
    reg          ago_3_event_peer_response_present;
    reg    [1:0] ago_3_event_peer_response_list;
    reg    [5:0] ago_3_event_peer_response_opcode;
    reg    [5:0] ago_3_event_peer_response_return_code;
    reg   [15:0] ago_3_event_peer_response_message_id;
    reg   [31:0] ago_3_event_peer_response_modified_length;
    reg          ago_3_send_uud;
    reg    [2:0] ago_3_send_ccc;
    reg  [127:0] ago_3_send_destination;
    reg    [3:0] ago_3_send_local;
    reg   [31:0] ago_3_send_handle;
    reg   [15:0] ago_3_send_message;
    reg   [13:0] ago_3_send_length;
    reg   [13:0] ago_3_send_size;
    reg   [31:0] ago_3_now;
    reg          ago_3_leaves;
    reg          ago_3_retx;
    reg   [23:0] ago_3_age;
    reg          ago_3_waits;
    reg          ago_3_frees;
    reg          ago_3_ends;
    reg          ago_3_fails;
    reg          ago_3_gives_up;
    reg          ago_3_tells;
    reg    [3:0] ago_3_kind;
    reg   [31:0] ago_3_bytes;
    reg          ago_3_timed;
    reg   [31:0] ago_3_sent_at;
    reg          ago_3_unknown;
    reg          ago_3_lost_trim;
    reg          ago_3_lost_nack;
    reg          ago_3_lost_timeout;
    reg          ago_4_valid;
    reg    [2:0] ago_4_event_kind;
    reg    [7:0] ago_4_event_record;
    reg    [2:0] ago_4_event_ccc;
    reg          ago_4_event_fresh;
    reg   [23:0] ago_4_event_age;
    reg    [2:0] ago_4_event_act;
    reg          ago_4_event_peer_nack;
    reg  [127:0] ago_4_event_peer_source;
    reg    [3:0] ago_4_event_peer_local;
    reg   [31:0] ago_4_event_peer_pkt_id;
    reg          ago_4_event_peer_m;
    reg          ago_4_event_peer_retx;
    reg    [7:0] ago_4_event_peer_nack_code;
    reg   [15:0] ago_4_event_peer_entropy;
    reg          ago_4_event_peer_response_present;
    reg    [1:0] ago_4_event_peer_response_list;
    reg    [5:0] ago_4_event_peer_response_opcode;
    reg    [5:0] ago_4_event_peer_response_return_code;
    reg   [15:0] ago_4_event_peer_response_message_id;
    reg   [31:0] ago_4_event_peer_response_modified_length;
    reg          ago_4_send_uud;
    reg    [2:0] ago_4_send_ccc;
    reg  [127:0] ago_4_send_destination;
    reg    [3:0] ago_4_send_local;
    reg   [31:0] ago_4_send_handle;
    reg   [15:0] ago_4_send_message;
    reg   [13:0] ago_4_send_length;
    reg   [13:0] ago_4_send_size;
    reg   [31:0] ago_4_now;
    reg          ago_4_leaves;
    reg          ago_4_retx;
    reg   [23:0] ago_4_age;
    reg          ago_4_waits;
    reg          ago_4_frees;
    reg          ago_4_ends;
    reg          ago_4_fails;
    reg          ago_4_gives_up;
    reg          ago_4_tells;
    reg    [3:0] ago_4_kind;
    reg   [31:0] ago_4_bytes;
    reg          ago_4_timed;
    reg   [31:0] ago_4_sent_at;
    reg          ago_4_unknown;
    reg          ago_4_lost_trim;
    reg          ago_4_lost_nack;
    reg          ago_4_lost_timeout;
    reg          ago_5_valid;
    reg    [2:0] ago_5_event_kind;
    reg    [7:0] ago_5_event_record;
    reg    [2:0] ago_5_event_ccc;
    reg          ago_5_event_fresh;
    reg   [23:0] ago_5_event_age;
    reg    [2:0] ago_5_event_act;
    reg          ago_5_event_peer_nack;
    reg  [127:0] ago_5_event_peer_source;
    reg    [3:0] ago_5_event_peer_local;
    reg   [31:0] ago_5_event_peer_pkt_id;
    reg          ago_5_event_peer_m;
    reg          ago_5_event_peer_retx;
    reg    [7:0] ago_5_event_peer_nack_code;
    reg   [15:0] ago_5_event_peer_entropy;
    reg          ago_5_event_peer_response_present;
    reg    [1:0] ago_5_event_peer_response_list;
    reg    [5:0] ago_5_event_peer_response_opcode;
    reg    [5:0] ago_5_event_peer_response_return_code;
    reg   [15:0] ago_5_event_peer_response_message_id;
    reg   [31:0] ago_5_event_peer_response_modified_length;
    reg          ago_5_send_uud;
    reg    [2:0] ago_5_send_ccc;
    reg  [127:0] ago_5_send_destination;
    reg    [3:0] ago_5_send_local;
    reg   [31:0] ago_5_send_handle;
    reg   [15:0] ago_5_send_message;
    reg   [13:0] ago_5_send_length;
    reg   [13:0] ago_5_send_size;
    reg   [31:0] ago_5_now;
    reg          ago_5_leaves;
    reg          ago_5_retx;
    reg   [23:0] ago_5_age;
    reg          ago_5_waits;
    reg          ago_5_frees;
    reg          ago_5_ends;
    reg          ago_5_fails;
    reg          ago_5_gives_up;
    reg          ago_5_tells;
    reg    [3:0] ago_5_kind;
    reg   [31:0] ago_5_bytes;
    reg          ago_5_timed;
    reg   [31:0] ago_5_sent_at;
    reg          ago_5_unknown;
    reg          ago_5_lost_trim;
    reg          ago_5_lost_nack;
    reg          ago_5_lost_timeout;
    reg          ago_6_valid;
    reg    [2:0] ago_6_event_kind;
    reg    [7:0] ago_6_event_record;
    reg    [2:0] ago_6_event_ccc;
    reg          ago_6_event_fresh;
    reg   [23:0] ago_6_event_age;
    reg    [2:0] ago_6_event_act;
    reg          ago_6_event_peer_nack;
    reg  [127:0] ago_6_event_peer_source;
    reg    [3:0] ago_6_event_peer_local;
    reg   [31:0] ago_6_event_peer_pkt_id;
    reg          ago_6_event_peer_m;
    reg          ago_6_event_peer_retx;
    reg    [7:0] ago_6_event_peer_nack_code;
    reg   [15:0] ago_6_event_peer_entropy;
    reg          ago_6_event_peer_response_present;
    reg    [1:0] ago_6_event_peer_response_list;
    reg    [5:0] ago_6_event_peer_response_opcode;
    reg    [5:0] ago_6_event_peer_response_return_code;
    reg   [15:0] ago_6_event_peer_response_message_id;
    reg   [31:0] ago_6_event_peer_response_modified_length;
    reg          ago_6_send_uud;
    reg    [2:0] ago_6_send_ccc;
    reg  [127:0] ago_6_send_destination;
    reg    [3:0] ago_6_send_local;
    reg   [31:0] ago_6_send_handle;
    reg   [15:0] ago_6_send_message;
    reg   [13:0] ago_6_send_length;
    reg   [13:0] ago_6_send_size;
    reg   [31:0] ago_6_now;
    reg          ago_6_leaves;
    reg          ago_6_retx;
    reg   [23:0] ago_6_age;
    reg          ago_6_waits;
    reg          ago_6_frees;
    reg          ago_6_ends;
    reg          ago_6_fails;
    reg          ago_6_gives_up;
    reg          ago_6_tells;
    reg    [3:0] ago_6_kind;
    reg   [31:0] ago_6_bytes;
    reg          ago_6_timed;
    reg   [31:0] ago_6_sent_at;
    reg          ago_6_unknown;
    reg          ago_6_lost_trim;
    reg          ago_6_lost_nack;
    reg          ago_6_lost_timeout;
    reg          ago_7_valid;
    reg    [2:0] ago_7_event_kind;
    reg    [7:0] ago_7_event_record;
    reg    [2:0] ago_7_event_ccc;
    reg          ago_7_event_fresh;
    reg   [23:0] ago_7_event_age;
    reg    [2:0] ago_7_event_act;
    reg          ago_7_event_peer_nack;
    reg  [127:0] ago_7_event_peer_source;
    reg    [3:0] ago_7_event_peer_local;
    reg   [31:0] ago_7_event_peer_pkt_id;
    reg          ago_7_event_peer_m;
    reg          ago_7_event_peer_retx;
    reg    [7:0] ago_7_event_peer_nack_code;
    reg   [15:0] ago_7_event_peer_entropy;
    reg          ago_7_event_peer_response_present;
    reg    [1:0] ago_7_event_peer_response_list;
    reg    [5:0] ago_7_event_peer_response_opcode;
    reg    [5:0] ago_7_event_peer_response_return_code;
    reg   [15:0] ago_7_event_peer_response_message_id;
    reg   [31:0] ago_7_event_peer_response_modified_length;
    reg          ago_7_send_uud;
    reg    [2:0] ago_7_send_ccc;
    reg  [127:0] ago_7_send_destination;
    reg    [3:0] ago_7_send_local;
    reg   [31:0] ago_7_send_handle;
    reg   [15:0] ago_7_send_message;
    reg   [13:0] ago_7_send_length;
    reg   [13:0] ago_7_send_size;
    reg   [31:0] ago_7_now;
    reg          ago_7_leaves;
    reg          ago_7_retx;
    reg   [23:0] ago_7_age;
    reg          ago_7_waits;
    reg          ago_7_frees;
    reg          ago_7_ends;
    reg          ago_7_fails;
    reg          ago_7_gives_up;
    reg          ago_7_tells;
    reg    [3:0] ago_7_kind;
    reg   [31:0] ago_7_bytes;
    reg          ago_7_timed;
    reg   [31:0] ago_7_sent_at;
    reg          ago_7_unknown;
    reg          ago_7_lost_trim;
    reg          ago_7_lost_nack;
    reg          ago_7_lost_timeout;
    reg          ago_8_valid;
    reg    [2:0] ago_8_event_kind;
    reg    [7:0] ago_8_event_record;
    reg    [2:0] ago_8_event_ccc;
    reg          ago_8_event_fresh;
    reg   [23:0] ago_8_event_age;
    reg    [2:0] ago_8_event_act;
    reg          ago_8_event_peer_nack;
    reg  [127:0] ago_8_event_peer_source;
    reg    [3:0] ago_8_event_peer_local;
    reg   [31:0] ago_8_event_peer_pkt_id;
    reg          ago_8_event_peer_m;
    reg          ago_8_event_peer_retx;
    reg    [7:0] ago_8_event_peer_nack_code;
    reg   [15:0] ago_8_event_peer_entropy;
    reg          ago_8_event_peer_response_present;
    reg    [1:0] ago_8_event_peer_response_list;
    reg    [5:0] ago_8_event_peer_response_opcode;
    reg    [5:0] ago_8_event_peer_response_return_code;
    reg   [15:0] ago_8_event_peer_response_message_id;
    reg   [31:0] ago_8_event_peer_response_modified_length;
    reg          ago_8_send_uud;
    reg    [2:0] ago_8_send_ccc;
    reg  [127:0] ago_8_send_destination;
    reg    [3:0] ago_8_send_local;
    reg   [31:0] ago_8_send_handle;
    reg   [15:0] ago_8_send_message;
    reg   [13:0] ago_8_send_length;
    reg   [13:0] ago_8_send_size;
    reg   [31:0] ago_8_now;
    reg          ago_8_leaves;
    reg          ago_8_retx;
    reg   [23:0] ago_8_age;
    reg          ago_8_waits;
    reg          ago_8_frees;
    reg          ago_8_ends;
    reg          ago_8_fails;
    reg          ago_8_gives_up;
    reg          ago_8_tells;
    reg    [3:0] ago_8_kind;
    reg   [31:0] ago_8_bytes;
    reg          ago_8_timed;
    reg   [31:0] ago_8_sent_at;
    reg          ago_8_unknown;
    reg          ago_8_lost_trim;
    reg          ago_8_lost_nack;
    reg          ago_8_lost_timeout;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_event_kind <= d_event_kind;
        ago_1_event_record <= d_event_record;
        ago_1_event_ccc <= d_event_ccc;
        ago_1_event_fresh <= d_event_fresh;
        ago_1_event_age <= d_event_age;
        ago_1_event_act <= d_event_act;
        ago_1_event_peer_nack <= d_event_peer_nack;
        ago_1_event_peer_source <= d_event_peer_source;
        ago_1_event_peer_local <= d_event_peer_local;
        ago_1_event_peer_pkt_id <= d_event_peer_pkt_id;
        ago_1_event_peer_m <= d_event_peer_m;
        ago_1_event_peer_retx <= d_event_peer_retx;
        ago_1_event_peer_nack_code <= d_event_peer_nack_code;
        ago_1_event_peer_entropy <= d_event_peer_entropy;
        ago_1_event_peer_response_present <= d_event_peer_response_present;
        ago_1_event_peer_response_list <= d_event_peer_response_list;
        ago_1_event_peer_response_opcode <= d_event_peer_response_opcode;
        ago_1_event_peer_response_return_code <= d_event_peer_response_return_code;
        ago_1_event_peer_response_message_id <= d_event_peer_response_message_id;
        ago_1_event_peer_response_modified_length <= d_event_peer_response_modified_length;
        ago_1_send_uud <= d_send_uud;
        ago_1_send_ccc <= d_send_ccc;
        ago_1_send_destination <= d_send_destination;
        ago_1_send_local <= d_send_local;
        ago_1_send_handle <= d_send_handle;
        ago_1_send_message <= d_send_message;
        ago_1_send_length <= d_send_length;
        ago_1_send_size <= d_send_size;
        ago_1_now <= d_now;
        ago_1_leaves <= d_leaves;
        ago_1_retx <= d_retx;
        ago_1_age <= d_age;
        ago_1_waits <= d_waits;
        ago_1_frees <= d_frees;
        ago_1_ends <= d_ends;
        ago_1_fails <= d_fails;
        ago_1_gives_up <= d_gives_up;
        ago_1_tells <= d_tells;
        ago_1_kind <= d_kind;
        ago_1_bytes <= d_bytes;
        ago_1_timed <= d_timed;
        ago_1_sent_at <= d_sent_at;
        ago_1_unknown <= d_unknown;
        ago_1_lost_trim <= d_lost_trim;
        ago_1_lost_nack <= d_lost_nack;
        ago_1_lost_timeout <= d_lost_timeout;
        ago_2_valid <= ago_1_valid;
        ago_2_event_kind <= ago_1_event_kind;
        ago_2_event_record <= ago_1_event_record;
        ago_2_event_ccc <= ago_1_event_ccc;
        ago_2_event_fresh <= ago_1_event_fresh;
        ago_2_event_age <= ago_1_event_age;
        ago_2_event_act <= ago_1_event_act;
        ago_2_event_peer_nack <= ago_1_event_peer_nack;
        ago_2_event_peer_source <= ago_1_event_peer_source;
        ago_2_event_peer_local <= ago_1_event_peer_local;
        ago_2_event_peer_pkt_id <= ago_1_event_peer_pkt_id;
        ago_2_event_peer_m <= ago_1_event_peer_m;
        ago_2_event_peer_retx <= ago_1_event_peer_retx;
        ago_2_event_peer_nack_code <= ago_1_event_peer_nack_code;
        ago_2_event_peer_entropy <= ago_1_event_peer_entropy;
        ago_2_event_peer_response_present <= ago_1_event_peer_response_present;
        ago_2_event_peer_response_list <= ago_1_event_peer_response_list;
        ago_2_event_peer_response_opcode <= ago_1_event_peer_response_opcode;
        ago_2_event_peer_response_return_code <= ago_1_event_peer_response_return_code;
        ago_2_event_peer_response_message_id <= ago_1_event_peer_response_message_id;
        ago_2_event_peer_response_modified_length <= ago_1_event_peer_response_modified_length;
        ago_2_send_uud <= ago_1_send_uud;
        ago_2_send_ccc <= ago_1_send_ccc;
        ago_2_send_destination <= ago_1_send_destination;
        ago_2_send_local <= ago_1_send_local;
        ago_2_send_handle <= ago_1_send_handle;
        ago_2_send_message <= ago_1_send_message;
        ago_2_send_length <= ago_1_send_length;
        ago_2_send_size <= ago_1_send_size;
        ago_2_now <= ago_1_now;
        ago_2_leaves <= ago_1_leaves;
        ago_2_retx <= ago_1_retx;
        ago_2_age <= ago_1_age;
        ago_2_waits <= ago_1_waits;
        ago_2_frees <= ago_1_frees;
        ago_2_ends <= ago_1_ends;
        ago_2_fails <= ago_1_fails;
        ago_2_gives_up <= ago_1_gives_up;
        ago_2_tells <= ago_1_tells;
        ago_2_kind <= ago_1_kind;
        ago_2_bytes <= ago_1_bytes;
        ago_2_timed <= ago_1_timed;
        ago_2_sent_at <= ago_1_sent_at;
        ago_2_unknown <= ago_1_unknown;
        ago_2_lost_trim <= ago_1_lost_trim;
        ago_2_lost_nack <= ago_1_lost_nack;
        ago_2_lost_timeout <= ago_1_lost_timeout;
        ago_3_valid <= ago_2_valid;
        ago_3_event_kind <= ago_2_event_kind;
        ago_3_event_record <= ago_2_event_record;
        ago_3_event_ccc <= ago_2_event_ccc;
        ago_3_event_fresh <= ago_2_event_fresh;
        ago_3_event_age <= ago_2_event_age;
        ago_3_event_act <= ago_2_event_act;
        ago_3_event_peer_nack <= ago_2_event_peer_nack;
        ago_3_event_peer_source <= ago_2_event_peer_source;
        ago_3_event_peer_local <= ago_2_event_peer_local;
        ago_3_event_peer_pkt_id <= ago_2_event_peer_pkt_id;
        ago_3_event_peer_m <= ago_2_event_peer_m;
        ago_3_event_peer_retx <= ago_2_event_peer_retx;
        ago_3_event_peer_nack_code <= ago_2_event_peer_nack_code;
        ago_3_event_peer_entropy <= ago_2_event_peer_entropy;
        ago_3_event_peer_response_present <= ago_2_event_peer_response_present;
        ago_3_event_peer_response_list <= ago_2_event_peer_response_list;
        ago_3_event_peer_response_opcode <= ago_2_event_peer_response_opcode;
        ago_3_event_peer_response_return_code <= ago_2_event_peer_response_return_code;
        ago_3_event_peer_response_message_id <= ago_2_event_peer_response_message_id;
        ago_3_event_peer_response_modified_length <= ago_2_event_peer_response_modified_length;
        ago_3_send_uud <= ago_2_send_uud;
        ago_3_send_ccc <= ago_2_send_ccc;
        ago_3_send_destination <= ago_2_send_destination;
        ago_3_send_local <= ago_2_send_local;
        ago_3_send_handle <= ago_2_send_handle;
        ago_3_send_message <= ago_2_send_message;
        ago_3_send_length <= ago_2_send_length;
        ago_3_send_size <= ago_2_send_size;
        ago_3_now <= ago_2_now;
        ago_3_leaves <= ago_2_leaves;
        ago_3_retx <= ago_2_retx;
        ago_3_age <= ago_2_age;
        ago_3_waits <= ago_2_waits;
        ago_3_frees <= ago_2_frees;
        ago_3_ends <= ago_2_ends;
        ago_3_fails <= ago_2_fails;
        ago_3_gives_up <= ago_2_gives_up;
        ago_3_tells <= ago_2_tells;
        ago_3_kind <= ago_2_kind;
        ago_3_bytes <= ago_2_bytes;
        ago_3_timed <= ago_2_timed;
        ago_3_sent_at <= ago_2_sent_at;
        ago_3_unknown <= ago_2_unknown;
        ago_3_lost_trim <= ago_2_lost_trim;
        ago_3_lost_nack <= ago_2_lost_nack;
        ago_3_lost_timeout <= ago_2_lost_timeout;
        ago_4_valid <= ago_3_valid;
        ago_4_event_kind <= ago_3_event_kind;
        ago_4_event_record <= ago_3_event_record;
        ago_4_event_ccc <= ago_3_event_ccc;
        ago_4_event_fresh <= ago_3_event_fresh;
        ago_4_event_age <= ago_3_event_age;
        ago_4_event_act <= ago_3_event_act;
        ago_4_event_peer_nack <= ago_3_event_peer_nack;
        ago_4_event_peer_source <= ago_3_event_peer_source;
        ago_4_event_peer_local <= ago_3_event_peer_local;
        ago_4_event_peer_pkt_id <= ago_3_event_peer_pkt_id;
        ago_4_event_peer_m <= ago_3_event_peer_m;
        ago_4_event_peer_retx <= ago_3_event_peer_retx;
        ago_4_event_peer_nack_code <= ago_3_event_peer_nack_code;
        ago_4_event_peer_entropy <= ago_3_event_peer_entropy;
        ago_4_event_peer_response_present <= ago_3_event_peer_response_present;
        ago_4_event_peer_response_list <= ago_3_event_peer_response_list;
        ago_4_event_peer_response_opcode <= ago_3_event_peer_response_opcode;
        ago_4_event_peer_response_return_code <= ago_3_event_peer_response_return_code;
        ago_4_event_peer_response_message_id <= ago_3_event_peer_response_message_id;
        ago_4_event_peer_response_modified_length <= ago_3_event_peer_response_modified_length;
        ago_4_send_uud <= ago_3_send_uud;
        ago_4_send_ccc <= ago_3_send_ccc;
        ago_4_send_destination <= ago_3_send_destination;
        ago_4_send_local <= ago_3_send_local;
        ago_4_send_handle <= ago_3_send_handle;
        ago_4_send_message <= ago_3_send_message;
        ago_4_send_length <= ago_3_send_length;
        ago_4_send_size <= ago_3_send_size;
        ago_4_now <= ago_3_now;
        ago_4_leaves <= ago_3_leaves;
        ago_4_retx <= ago_3_retx;
        ago_4_age <= ago_3_age;
        ago_4_waits <= ago_3_waits;
        ago_4_frees <= ago_3_frees;
        ago_4_ends <= ago_3_ends;
        ago_4_fails <= ago_3_fails;
        ago_4_gives_up <= ago_3_gives_up;
        ago_4_tells <= ago_3_tells;
        ago_4_kind <= ago_3_kind;
        ago_4_bytes <= ago_3_bytes;
        ago_4_timed <= ago_3_timed;
        ago_4_sent_at <= ago_3_sent_at;
        ago_4_unknown <= ago_3_unknown;
        ago_4_lost_trim <= ago_3_lost_trim;
        ago_4_lost_nack <= ago_3_lost_nack;
        ago_4_lost_timeout <= ago_3_lost_timeout;
        ago_5_valid <= ago_4_valid;
        ago_5_event_kind <= ago_4_event_kind;
        ago_5_event_record <= ago_4_event_record;
        ago_5_event_ccc <= ago_4_event_ccc;
        ago_5_event_fresh <= ago_4_event_fresh;
        ago_5_event_age <= ago_4_event_age;
        ago_5_event_act <= ago_4_event_act;
        ago_5_event_peer_nack <= ago_4_event_peer_nack;
        ago_5_event_peer_source <= ago_4_event_peer_source;
        ago_5_event_peer_local <= ago_4_event_peer_local;
        ago_5_event_peer_pkt_id <= ago_4_event_peer_pkt_id;
        ago_5_event_peer_m <= ago_4_event_peer_m;
        ago_5_event_peer_retx <= ago_4_event_peer_retx;
        ago_5_event_peer_nack_code <= ago_4_event_peer_nack_code;
        ago_5_event_peer_entropy <= ago_4_event_peer_entropy;
        ago_5_event_peer_response_present <= ago_4_event_peer_response_present;
        ago_5_event_peer_response_list <= ago_4_event_peer_response_list;
        ago_5_event_peer_response_opcode <= ago_4_event_peer_response_opcode;
        ago_5_event_peer_response_return_code <= ago_4_event_peer_response_return_code;
        ago_5_event_peer_response_message_id <= ago_4_event_peer_response_message_id;
        ago_5_event_peer_response_modified_length <= ago_4_event_peer_response_modified_length;
        ago_5_send_uud <= ago_4_send_uud;
        ago_5_send_ccc <= ago_4_send_ccc;
        ago_5_send_destination <= ago_4_send_destination;
        ago_5_send_local <= ago_4_send_local;
        ago_5_send_handle <= ago_4_send_handle;
        ago_5_send_message <= ago_4_send_message;
        ago_5_send_length <= ago_4_send_length;
        ago_5_send_size <= ago_4_send_size;
        ago_5_now <= ago_4_now;
        ago_5_leaves <= ago_4_leaves;
        ago_5_retx <= ago_4_retx;
        ago_5_age <= ago_4_age;
        ago_5_waits <= ago_4_waits;
        ago_5_frees <= ago_4_frees;
        ago_5_ends <= ago_4_ends;
        ago_5_fails <= ago_4_fails;
        ago_5_gives_up <= ago_4_gives_up;
        ago_5_tells <= ago_4_tells;
        ago_5_kind <= ago_4_kind;
        ago_5_bytes <= ago_4_bytes;
        ago_5_timed <= ago_4_timed;
        ago_5_sent_at <= ago_4_sent_at;
        ago_5_unknown <= ago_4_unknown;
        ago_5_lost_trim <= ago_4_lost_trim;
        ago_5_lost_nack <= ago_4_lost_nack;
        ago_5_lost_timeout <= ago_4_lost_timeout;
        ago_6_valid <= ago_5_valid;
        ago_6_event_kind <= ago_5_event_kind;
        ago_6_event_record <= ago_5_event_record;
        ago_6_event_ccc <= ago_5_event_ccc;
        ago_6_event_fresh <= ago_5_event_fresh;
        ago_6_event_age <= ago_5_event_age;
        ago_6_event_act <= ago_5_event_act;
        ago_6_event_peer_nack <= ago_5_event_peer_nack;
        ago_6_event_peer_source <= ago_5_event_peer_source;
        ago_6_event_peer_local <= ago_5_event_peer_local;
        ago_6_event_peer_pkt_id <= ago_5_event_peer_pkt_id;
        ago_6_event_peer_m <= ago_5_event_peer_m;
        ago_6_event_peer_retx <= ago_5_event_peer_retx;
        ago_6_event_peer_nack_code <= ago_5_event_peer_nack_code;
        ago_6_event_peer_entropy <= ago_5_event_peer_entropy;
        ago_6_event_peer_response_present <= ago_5_event_peer_response_present;
        ago_6_event_peer_response_list <= ago_5_event_peer_response_list;
        ago_6_event_peer_response_opcode <= ago_5_event_peer_response_opcode;
        ago_6_event_peer_response_return_code <= ago_5_event_peer_response_return_code;
        ago_6_event_peer_response_message_id <= ago_5_event_peer_response_message_id;
        ago_6_event_peer_response_modified_length <= ago_5_event_peer_response_modified_length;
        ago_6_send_uud <= ago_5_send_uud;
        ago_6_send_ccc <= ago_5_send_ccc;
        ago_6_send_destination <= ago_5_send_destination;
        ago_6_send_local <= ago_5_send_local;
        ago_6_send_handle <= ago_5_send_handle;
        ago_6_send_message <= ago_5_send_message;
        ago_6_send_length <= ago_5_send_length;
        ago_6_send_size <= ago_5_send_size;
        ago_6_now <= ago_5_now;
        ago_6_leaves <= ago_5_leaves;
        ago_6_retx <= ago_5_retx;
        ago_6_age <= ago_5_age;
        ago_6_waits <= ago_5_waits;
        ago_6_frees <= ago_5_frees;
        ago_6_ends <= ago_5_ends;
        ago_6_fails <= ago_5_fails;
        ago_6_gives_up <= ago_5_gives_up;
        ago_6_tells <= ago_5_tells;
        ago_6_kind <= ago_5_kind;
        ago_6_bytes <= ago_5_bytes;
        ago_6_timed <= ago_5_timed;
        ago_6_sent_at <= ago_5_sent_at;
        ago_6_unknown <= ago_5_unknown;
        ago_6_lost_trim <= ago_5_lost_trim;
        ago_6_lost_nack <= ago_5_lost_nack;
        ago_6_lost_timeout <= ago_5_lost_timeout;
        ago_7_valid <= ago_6_valid;
        ago_7_event_kind <= ago_6_event_kind;
        ago_7_event_record <= ago_6_event_record;
        ago_7_event_ccc <= ago_6_event_ccc;
        ago_7_event_fresh <= ago_6_event_fresh;
        ago_7_event_age <= ago_6_event_age;
        ago_7_event_act <= ago_6_event_act;
        ago_7_event_peer_nack <= ago_6_event_peer_nack;
        ago_7_event_peer_source <= ago_6_event_peer_source;
        ago_7_event_peer_local <= ago_6_event_peer_local;
        ago_7_event_peer_pkt_id <= ago_6_event_peer_pkt_id;
        ago_7_event_peer_m <= ago_6_event_peer_m;
        ago_7_event_peer_retx <= ago_6_event_peer_retx;
        ago_7_event_peer_nack_code <= ago_6_event_peer_nack_code;
        ago_7_event_peer_entropy <= ago_6_event_peer_entropy;
        ago_7_event_peer_response_present <= ago_6_event_peer_response_present;
        ago_7_event_peer_response_list <= ago_6_event_peer_response_list;
        ago_7_event_peer_response_opcode <= ago_6_event_peer_response_opcode;
        ago_7_event_peer_response_return_code <= ago_6_event_peer_response_return_code;
        ago_7_event_peer_response_message_id <= ago_6_event_peer_response_message_id;
        ago_7_event_peer_response_modified_length <= ago_6_event_peer_response_modified_length;
        ago_7_send_uud <= ago_6_send_uud;
        ago_7_send_ccc <= ago_6_send_ccc;
        ago_7_send_destination <= ago_6_send_destination;
        ago_7_send_local <= ago_6_send_local;
        ago_7_send_handle <= ago_6_send_handle;
        ago_7_send_message <= ago_6_send_message;
        ago_7_send_length <= ago_6_send_length;
        ago_7_send_size <= ago_6_send_size;
        ago_7_now <= ago_6_now;
        ago_7_leaves <= ago_6_leaves;
        ago_7_retx <= ago_6_retx;
        ago_7_age <= ago_6_age;
        ago_7_waits <= ago_6_waits;
        ago_7_frees <= ago_6_frees;
        ago_7_ends <= ago_6_ends;
        ago_7_fails <= ago_6_fails;
        ago_7_gives_up <= ago_6_gives_up;
        ago_7_tells <= ago_6_tells;
        ago_7_kind <= ago_6_kind;
        ago_7_bytes <= ago_6_bytes;
        ago_7_timed <= ago_6_timed;
        ago_7_sent_at <= ago_6_sent_at;
        ago_7_unknown <= ago_6_unknown;
        ago_7_lost_trim <= ago_6_lost_trim;
        ago_7_lost_nack <= ago_6_lost_nack;
        ago_7_lost_timeout <= ago_6_lost_timeout;
        ago_8_valid <= ago_7_valid;
        ago_8_event_kind <= ago_7_event_kind;
        ago_8_event_record <= ago_7_event_record;
        ago_8_event_ccc <= ago_7_event_ccc;
        ago_8_event_fresh <= ago_7_event_fresh;
        ago_8_event_age <= ago_7_event_age;
        ago_8_event_act <= ago_7_event_act;
        ago_8_event_peer_nack <= ago_7_event_peer_nack;
        ago_8_event_peer_source <= ago_7_event_peer_source;
        ago_8_event_peer_local <= ago_7_event_peer_local;
        ago_8_event_peer_pkt_id <= ago_7_event_peer_pkt_id;
        ago_8_event_peer_m <= ago_7_event_peer_m;
        ago_8_event_peer_retx <= ago_7_event_peer_retx;
        ago_8_event_peer_nack_code <= ago_7_event_peer_nack_code;
        ago_8_event_peer_entropy <= ago_7_event_peer_entropy;
        ago_8_event_peer_response_present <= ago_7_event_peer_response_present;
        ago_8_event_peer_response_list <= ago_7_event_peer_response_list;
        ago_8_event_peer_response_opcode <= ago_7_event_peer_response_opcode;
        ago_8_event_peer_response_return_code <= ago_7_event_peer_response_return_code;
        ago_8_event_peer_response_message_id <= ago_7_event_peer_response_message_id;
        ago_8_event_peer_response_modified_length <= ago_7_event_peer_response_modified_length;
        ago_8_send_uud <= ago_7_send_uud;
        ago_8_send_ccc <= ago_7_send_ccc;
        ago_8_send_destination <= ago_7_send_destination;
        ago_8_send_local <= ago_7_send_local;
        ago_8_send_handle <= ago_7_send_handle;
        ago_8_send_message <= ago_7_send_message;
        ago_8_send_length <= ago_7_send_length;
        ago_8_send_size <= ago_7_send_size;
        ago_8_now <= ago_7_now;
        ago_8_leaves <= ago_7_leaves;
        ago_8_retx <= ago_7_retx;
        ago_8_age <= ago_7_age;
        ago_8_waits <= ago_7_waits;
        ago_8_frees <= ago_7_frees;
        ago_8_ends <= ago_7_ends;
        ago_8_fails <= ago_7_fails;
        ago_8_gives_up <= ago_7_gives_up;
        ago_8_tells <= ago_7_tells;
        ago_8_kind <= ago_7_kind;
        ago_8_bytes <= ago_7_bytes;
        ago_8_timed <= ago_7_timed;
        ago_8_sent_at <= ago_7_sent_at;
        ago_8_unknown <= ago_7_unknown;
        ago_8_lost_trim <= ago_7_lost_trim;
        ago_8_lost_nack <= ago_7_lost_nack;
        ago_8_lost_timeout <= ago_7_lost_timeout;
    end

    assign q_valid = ago_8_valid;
    assign q_event_kind = ago_8_event_kind;
    assign q_event_record = ago_8_event_record;
    assign q_event_ccc = ago_8_event_ccc;
    assign q_event_fresh = ago_8_event_fresh;
    assign q_event_age = ago_8_event_age;
    assign q_event_act = ago_8_event_act;
    assign q_event_peer_nack = ago_8_event_peer_nack;
    assign q_event_peer_source = ago_8_event_peer_source;
    assign q_event_peer_local = ago_8_event_peer_local;
    assign q_event_peer_pkt_id = ago_8_event_peer_pkt_id;
    assign q_event_peer_m = ago_8_event_peer_m;
    assign q_event_peer_retx = ago_8_event_peer_retx;
    assign q_event_peer_nack_code = ago_8_event_peer_nack_code;
    assign q_event_peer_entropy = ago_8_event_peer_entropy;
    assign q_event_peer_response_present = ago_8_event_peer_response_present;
    assign q_event_peer_response_list = ago_8_event_peer_response_list;
    assign q_event_peer_response_opcode = ago_8_event_peer_response_opcode;
    assign q_event_peer_response_return_code = ago_8_event_peer_response_return_code;
    assign q_event_peer_response_message_id = ago_8_event_peer_response_message_id;
    assign q_event_peer_response_modified_length = ago_8_event_peer_response_modified_length;
    assign q_send_uud = ago_8_send_uud;
    assign q_send_ccc = ago_8_send_ccc;
    assign q_send_destination = ago_8_send_destination;
    assign q_send_local = ago_8_send_local;
    assign q_send_handle = ago_8_send_handle;
    assign q_send_message = ago_8_send_message;
    assign q_send_length = ago_8_send_length;
    assign q_send_size = ago_8_send_size;
    assign q_now = ago_8_now;
    assign q_leaves = ago_8_leaves;
    assign q_retx = ago_8_retx;
    assign q_age = ago_8_age;
    assign q_waits = ago_8_waits;
    assign q_frees = ago_8_frees;
    assign q_ends = ago_8_ends;
    assign q_fails = ago_8_fails;
    assign q_gives_up = ago_8_gives_up;
    assign q_tells = ago_8_tells;
    assign q_kind = ago_8_kind;
    assign q_bytes = ago_8_bytes;
    assign q_timed = ago_8_timed;
    assign q_sent_at = ago_8_sent_at;
    assign q_unknown = ago_8_unknown;
    assign q_lost_trim = ago_8_lost_trim;
    assign q_lost_nack = ago_8_lost_nack;
    assign q_lost_timeout = ago_8_lost_timeout;

endmodule

`default_nettype wire
