// Delays 302 bits by 3 clocks.
`default_nettype none

module delay_w302_c3 (
    input  wire         clk,
    input  wire   [1:0] d_tuple_mode,
    input  wire  [23:0] d_tuple_job_id,
    input  wire   [3:0] d_tuple_local,
    input  wire [127:0] d_tuple_destination,
    input  wire   [3:0] d_tuple_traffic_class,
    input  wire  [23:0] d_tuple_sdi,
    input  wire   [3:0] d_tuple_lane,
    input  wire   [1:0] d_packet_kind,
    input  wire  [15:0] d_packet_message,
    input  wire         d_packet_first,
    input  wire         d_packet_last,
    input  wire  [13:0] d_packet_length,
    input  wire  [13:0] d_packet_size,
    input  wire  [31:0] d_packet_payload,
    input  wire  [31:0] d_packet_handle,
    output wire   [1:0] q_tuple_mode,
    output wire  [23:0] q_tuple_job_id,
    output wire   [3:0] q_tuple_local,
    output wire [127:0] q_tuple_destination,
    output wire   [3:0] q_tuple_traffic_class,
    output wire  [23:0] q_tuple_sdi,
    output wire   [3:0] q_tuple_lane,
    output wire   [1:0] q_packet_kind,
    output wire  [15:0] q_packet_message,
    output wire         q_packet_first,
    output wire         q_packet_last,
    output wire  [13:0] q_packet_length,
    output wire  [13:0] q_packet_size,
    output wire  [31:0] q_packet_payload,
    output wire  [31:0] q_packet_handle
);

    reg    [1:0] ago_1_tuple_mode;
    reg   [23:0] ago_1_tuple_job_id;
    reg    [3:0] ago_1_tuple_local;
    reg  [127:0] ago_1_tuple_destination;
    reg    [3:0] ago_1_tuple_traffic_class;
    reg   [23:0] ago_1_tuple_sdi;
    reg    [3:0] ago_1_tuple_lane;
    reg    [1:0] ago_1_packet_kind;
    reg   [15:0] ago_1_packet_message;
    reg          ago_1_packet_first;
    reg          ago_1_packet_last;
    reg   [13:0] ago_1_packet_length;
    reg   [13:0] ago_1_packet_size;
    reg   [31:0] ago_1_packet_payload;
    reg   [31:0] ago_1_packet_handle;
    reg    [1:0] ago_2_tuple_mode;
    reg   [23:0] ago_2_tuple_job_id;
    reg    [3:0] ago_2_tuple_local;
    reg  [127:0] ago_2_tuple_destination;
    reg    [3:0] ago_2_tuple_traffic_class;
    reg   [23:0] ago_2_tuple_sdi;
    reg    [3:0] ago_2_tuple_lane;
    reg    [1:0] ago_2_packet_kind;
    reg   [15:0] ago_2_packet_message;
    reg          ago_2_packet_first;
    reg          ago_2_packet_last;
    reg   [13:0] ago_2_packet_length;
    reg   [13:0] ago_2_packet_size;
    reg   [31:0] ago_2_packet_payload;
    reg   [31:0] ago_2_packet_handle;
    reg    [1:0] ago_3_tuple_mode;
    reg   [23:0] ago_3_tuple_job_id;
    reg    [3:0] ago_3_tuple_local;
    reg  [127:0] ago_3_tuple_destination;
    reg    [3:0] ago_3_tuple_traffic_class;
    reg   [23:0] ago_3_tuple_sdi;
    reg    [3:0] ago_3_tuple_lane;
    reg    [1:0] ago_3_packet_kind;
    reg   [15:0] ago_3_packet_message;
    reg          ago_3_packet_first;
    reg          ago_3_packet_last;
    reg   [13:0] ago_3_packet_length;
    reg   [13:0] ago_3_packet_size;
    reg   [31:0] ago_3_packet_payload;
    reg   [31:0] ago_3_packet_handle;

    always @(posedge clk) begin
        ago_1_tuple_mode <= d_tuple_mode;
        ago_1_tuple_job_id <= d_tuple_job_id;
        ago_1_tuple_local <= d_tuple_local;
        ago_1_tuple_destination <= d_tuple_destination;
        ago_1_tuple_traffic_class <= d_tuple_traffic_class;
        ago_1_tuple_sdi <= d_tuple_sdi;
        ago_1_tuple_lane <= d_tuple_lane;
        ago_1_packet_kind <= d_packet_kind;
        ago_1_packet_message <= d_packet_message;
        ago_1_packet_first <= d_packet_first;
        ago_1_packet_last <= d_packet_last;
        ago_1_packet_length <= d_packet_length;
        ago_1_packet_size <= d_packet_size;
        ago_1_packet_payload <= d_packet_payload;
        ago_1_packet_handle <= d_packet_handle;
        ago_2_tuple_mode <= ago_1_tuple_mode;
        ago_2_tuple_job_id <= ago_1_tuple_job_id;
        ago_2_tuple_local <= ago_1_tuple_local;
        ago_2_tuple_destination <= ago_1_tuple_destination;
        ago_2_tuple_traffic_class <= ago_1_tuple_traffic_class;
        ago_2_tuple_sdi <= ago_1_tuple_sdi;
        ago_2_tuple_lane <= ago_1_tuple_lane;
        ago_2_packet_kind <= ago_1_packet_kind;
        ago_2_packet_message <= ago_1_packet_message;
        ago_2_packet_first <= ago_1_packet_first;
        ago_2_packet_last <= ago_1_packet_last;
        ago_2_packet_length <= ago_1_packet_length;
        ago_2_packet_size <= ago_1_packet_size;
        ago_2_packet_payload <= ago_1_packet_payload;
        ago_2_packet_handle <= ago_1_packet_handle;
        ago_3_tuple_mode <= ago_2_tuple_mode;
        ago_3_tuple_job_id <= ago_2_tuple_job_id;
        ago_3_tuple_local <= ago_2_tuple_local;
        ago_3_tuple_destination <= ago_2_tuple_destination;
        ago_3_tuple_traffic_class <= ago_2_tuple_traffic_class;
        ago_3_tuple_sdi <= ago_2_tuple_sdi;
        ago_3_tuple_lane <= ago_2_tuple_lane;
        ago_3_packet_kind <= ago_2_packet_kind;
        ago_3_packet_message <= ago_2_packet_message;
        ago_3_packet_first <= ago_2_packet_first;
        ago_3_packet_last <= ago_2_packet_last;
        ago_3_packet_length <= ago_2_packet_length;
        ago_3_packet_size <= ago_2_packet_size;
        ago_3_packet_payload <= ago_2_packet_payload;
        ago_3_packet_handle <= ago_2_packet_handle;
    end

    assign q_tuple_mode = ago_3_tuple_mode;
    assign q_tuple_job_id = ago_3_tuple_job_id;
    assign q_tuple_local = ago_3_tuple_local;
    assign q_tuple_destination = ago_3_tuple_destination;
    assign q_tuple_traffic_class = ago_3_tuple_traffic_class;
    assign q_tuple_sdi = ago_3_tuple_sdi;
    assign q_tuple_lane = ago_3_tuple_lane;
    assign q_packet_kind = ago_3_packet_kind;
    assign q_packet_message = ago_3_packet_message;
    assign q_packet_first = ago_3_packet_first;
    assign q_packet_last = ago_3_packet_last;
    assign q_packet_length = ago_3_packet_length;
    assign q_packet_size = ago_3_packet_size;
    assign q_packet_payload = ago_3_packet_payload;
    assign q_packet_handle = ago_3_packet_handle;

endmodule

`default_nettype wire
