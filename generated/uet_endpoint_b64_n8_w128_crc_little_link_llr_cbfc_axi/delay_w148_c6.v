// Delays 148 bits by 6 clocks.
`default_nettype none

module delay_w148_c6 (
    input  wire        clk,
    input  wire  [2:0] d_kind,
    input  wire  [5:0] d_tuple,
    input  wire        d_waited,
    input  wire  [6:0] d_order,
    input  wire        d_resolved,
    input  wire [14:0] d_pdc,
    input  wire        d_counted,
    input  wire        d_ordered,
    input  wire        d_round,
    input  wire  [1:0] d_packet_kind,
    input  wire [15:0] d_packet_message,
    input  wire        d_packet_first,
    input  wire        d_packet_last,
    input  wire [13:0] d_packet_length,
    input  wire [13:0] d_packet_size,
    input  wire [31:0] d_packet_payload,
    input  wire [31:0] d_packet_handle,
    output wire  [2:0] q_kind,
    output wire  [5:0] q_tuple,
    output wire        q_waited,
    output wire  [6:0] q_order,
    output wire        q_resolved,
    output wire [14:0] q_pdc,
    output wire        q_counted,
    output wire        q_ordered,
    output wire        q_round,
    output wire  [1:0] q_packet_kind,
    output wire [15:0] q_packet_message,
    output wire        q_packet_first,
    output wire        q_packet_last,
    output wire [13:0] q_packet_length,
    output wire [13:0] q_packet_size,
    output wire [31:0] q_packet_payload,
    output wire [31:0] q_packet_handle
);

    reg   [2:0] ago_1_kind;
    reg   [5:0] ago_1_tuple;
    reg         ago_1_waited;
    reg   [6:0] ago_1_order;
    reg         ago_1_resolved;
    reg  [14:0] ago_1_pdc;
    reg         ago_1_counted;
    reg         ago_1_ordered;
    reg         ago_1_round;
    reg   [1:0] ago_1_packet_kind;
    reg  [15:0] ago_1_packet_message;
    reg         ago_1_packet_first;
    reg         ago_1_packet_last;
    reg  [13:0] ago_1_packet_length;
    reg  [13:0] ago_1_packet_size;
    reg  [31:0] ago_1_packet_payload;
    reg  [31:0] ago_1_packet_handle;
    reg   [2:0] ago_2_kind;
    reg   [5:0] ago_2_tuple;
    reg         ago_2_waited;
    reg   [6:0] ago_2_order;
    reg         ago_2_resolved;
    reg  [14:0] ago_2_pdc;
    reg         ago_2_counted;
    reg         ago_2_ordered;
    reg         ago_2_round;
    reg   [1:0] ago_2_packet_kind;
    reg  [15:0] ago_2_packet_message;
    reg         ago_2_packet_first;
    reg         ago_2_packet_last;
    reg  [13:0] ago_2_packet_length;
    reg  [13:0] ago_2_packet_size;
    reg  [31:0] ago_2_packet_payload;
    reg  [31:0] ago_2_packet_handle;
    reg   [2:0] ago_3_kind;
    reg   [5:0] ago_3_tuple;
    reg         ago_3_waited;
    reg   [6:0] ago_3_order;
    reg         ago_3_resolved;
    reg  [14:0] ago_3_pdc;
    reg         ago_3_counted;
    reg         ago_3_ordered;
    reg         ago_3_round;
    reg   [1:0] ago_3_packet_kind;
    reg  [15:0] ago_3_packet_message;
    reg         ago_3_packet_first;
    reg         ago_3_packet_last;
    reg  [13:0] ago_3_packet_length;
    reg  [13:0] ago_3_packet_size;
    reg  [31:0] ago_3_packet_payload;
    reg  [31:0] ago_3_packet_handle;
    reg   [2:0] ago_4_kind;
    reg   [5:0] ago_4_tuple;
    reg         ago_4_waited;
    reg   [6:0] ago_4_order;
    reg         ago_4_resolved;
    reg  [14:0] ago_4_pdc;
    reg         ago_4_counted;
    reg         ago_4_ordered;
    reg         ago_4_round;
    reg   [1:0] ago_4_packet_kind;
    reg  [15:0] ago_4_packet_message;
    reg         ago_4_packet_first;
    reg         ago_4_packet_last;
    reg  [13:0] ago_4_packet_length;
    reg  [13:0] ago_4_packet_size;
    reg  [31:0] ago_4_packet_payload;
    reg  [31:0] ago_4_packet_handle;
    reg   [2:0] ago_5_kind;
    reg   [5:0] ago_5_tuple;
    reg         ago_5_waited;
    reg   [6:0] ago_5_order;
    reg         ago_5_resolved;
    reg  [14:0] ago_5_pdc;
    reg         ago_5_counted;
    reg         ago_5_ordered;
    reg         ago_5_round;
    reg   [1:0] ago_5_packet_kind;
    reg  [15:0] ago_5_packet_message;
    reg         ago_5_packet_first;
    reg         ago_5_packet_last;
    reg  [13:0] ago_5_packet_length;
    reg  [13:0] ago_5_packet_size;
    reg  [31:0] ago_5_packet_payload;
    reg  [31:0] ago_5_packet_handle;
    reg   [2:0] ago_6_kind;
    reg   [5:0] ago_6_tuple;
    reg         ago_6_waited;
    reg   [6:0] ago_6_order;
    reg         ago_6_resolved;
    reg  [14:0] ago_6_pdc;
    reg         ago_6_counted;
    reg         ago_6_ordered;
    reg         ago_6_round;
    reg   [1:0] ago_6_packet_kind;
    reg  [15:0] ago_6_packet_message;
    reg         ago_6_packet_first;
    reg         ago_6_packet_last;
    reg  [13:0] ago_6_packet_length;
    reg  [13:0] ago_6_packet_size;
    reg  [31:0] ago_6_packet_payload;
    reg  [31:0] ago_6_packet_handle;

    always @(posedge clk) begin
        ago_1_kind <= d_kind;
        ago_1_tuple <= d_tuple;
        ago_1_waited <= d_waited;
        ago_1_order <= d_order;
        ago_1_resolved <= d_resolved;
        ago_1_pdc <= d_pdc;
        ago_1_counted <= d_counted;
        ago_1_ordered <= d_ordered;
        ago_1_round <= d_round;
        ago_1_packet_kind <= d_packet_kind;
        ago_1_packet_message <= d_packet_message;
        ago_1_packet_first <= d_packet_first;
        ago_1_packet_last <= d_packet_last;
        ago_1_packet_length <= d_packet_length;
        ago_1_packet_size <= d_packet_size;
        ago_1_packet_payload <= d_packet_payload;
        ago_1_packet_handle <= d_packet_handle;
        ago_2_kind <= ago_1_kind;
        ago_2_tuple <= ago_1_tuple;
        ago_2_waited <= ago_1_waited;
        ago_2_order <= ago_1_order;
        ago_2_resolved <= ago_1_resolved;
        ago_2_pdc <= ago_1_pdc;
        ago_2_counted <= ago_1_counted;
        ago_2_ordered <= ago_1_ordered;
        ago_2_round <= ago_1_round;
        ago_2_packet_kind <= ago_1_packet_kind;
        ago_2_packet_message <= ago_1_packet_message;
        ago_2_packet_first <= ago_1_packet_first;
        ago_2_packet_last <= ago_1_packet_last;
        ago_2_packet_length <= ago_1_packet_length;
        ago_2_packet_size <= ago_1_packet_size;
        ago_2_packet_payload <= ago_1_packet_payload;
        ago_2_packet_handle <= ago_1_packet_handle;
        ago_3_kind <= ago_2_kind;
        ago_3_tuple <= ago_2_tuple;
        ago_3_waited <= ago_2_waited;
        ago_3_order <= ago_2_order;
        ago_3_resolved <= ago_2_resolved;
        ago_3_pdc <= ago_2_pdc;
        ago_3_counted <= ago_2_counted;
        ago_3_ordered <= ago_2_ordered;
        ago_3_round <= ago_2_round;
        ago_3_packet_kind <= ago_2_packet_kind;
        ago_3_packet_message <= ago_2_packet_message;
        ago_3_packet_first <= ago_2_packet_first;
        ago_3_packet_last <= ago_2_packet_last;
        ago_3_packet_length <= ago_2_packet_length;
        ago_3_packet_size <= ago_2_packet_size;
        ago_3_packet_payload <= ago_2_packet_payload;
        ago_3_packet_handle <= ago_2_packet_handle;
        ago_4_kind <= ago_3_kind;
        ago_4_tuple <= ago_3_tuple;
        ago_4_waited <= ago_3_waited;
        ago_4_order <= ago_3_order;
        ago_4_resolved <= ago_3_resolved;
        ago_4_pdc <= ago_3_pdc;
        ago_4_counted <= ago_3_counted;
        ago_4_ordered <= ago_3_ordered;
        ago_4_round <= ago_3_round;
        ago_4_packet_kind <= ago_3_packet_kind;
        ago_4_packet_message <= ago_3_packet_message;
        ago_4_packet_first <= ago_3_packet_first;
        ago_4_packet_last <= ago_3_packet_last;
        ago_4_packet_length <= ago_3_packet_length;
        ago_4_packet_size <= ago_3_packet_size;
        ago_4_packet_payload <= ago_3_packet_payload;
        ago_4_packet_handle <= ago_3_packet_handle;
        ago_5_kind <= ago_4_kind;
        ago_5_tuple <= ago_4_tuple;
        ago_5_waited <= ago_4_waited;
        ago_5_order <= ago_4_order;
        ago_5_resolved <= ago_4_resolved;
        ago_5_pdc <= ago_4_pdc;
        ago_5_counted <= ago_4_counted;
        ago_5_ordered <= ago_4_ordered;
        ago_5_round <= ago_4_round;
        ago_5_packet_kind <= ago_4_packet_kind;
        ago_5_packet_message <= ago_4_packet_message;
        ago_5_packet_first <= ago_4_packet_first;
        ago_5_packet_last <= ago_4_packet_last;
        ago_5_packet_length <= ago_4_packet_length;
        ago_5_packet_size <= ago_4_packet_size;
        ago_5_packet_payload <= ago_4_packet_payload;
        ago_5_packet_handle <= ago_4_packet_handle;
        ago_6_kind <= ago_5_kind;
        ago_6_tuple <= ago_5_tuple;
        ago_6_waited <= ago_5_waited;
        ago_6_order <= ago_5_order;
        ago_6_resolved <= ago_5_resolved;
        ago_6_pdc <= ago_5_pdc;
        ago_6_counted <= ago_5_counted;
        ago_6_ordered <= ago_5_ordered;
        ago_6_round <= ago_5_round;
        ago_6_packet_kind <= ago_5_packet_kind;
        ago_6_packet_message <= ago_5_packet_message;
        ago_6_packet_first <= ago_5_packet_first;
        ago_6_packet_last <= ago_5_packet_last;
        ago_6_packet_length <= ago_5_packet_length;
        ago_6_packet_size <= ago_5_packet_size;
        ago_6_packet_payload <= ago_5_packet_payload;
        ago_6_packet_handle <= ago_5_packet_handle;
    end

    assign q_kind = ago_6_kind;
    assign q_tuple = ago_6_tuple;
    assign q_waited = ago_6_waited;
    assign q_order = ago_6_order;
    assign q_resolved = ago_6_resolved;
    assign q_pdc = ago_6_pdc;
    assign q_counted = ago_6_counted;
    assign q_ordered = ago_6_ordered;
    assign q_round = ago_6_round;
    assign q_packet_kind = ago_6_packet_kind;
    assign q_packet_message = ago_6_packet_message;
    assign q_packet_first = ago_6_packet_first;
    assign q_packet_last = ago_6_packet_last;
    assign q_packet_length = ago_6_packet_length;
    assign q_packet_size = ago_6_packet_size;
    assign q_packet_payload = ago_6_packet_payload;
    assign q_packet_handle = ago_6_packet_handle;

endmodule

`default_nettype wire
