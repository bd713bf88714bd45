// Delays 93 bits by 2 clocks.
`default_nettype none

module delay_w93_c2 (
    input  wire        clk,
    input  wire        d_begins,
    input  wire        d_closes,
    input  wire  [7:0] d_id,
    input  wire  [2:0] d_send_place,
    input  wire  [1:0] d_send_kind,
    input  wire [31:0] d_send_handle,
    input  wire [15:0] d_send_message,
    input  wire        d_send_first,
    input  wire        d_send_last,
    input  wire [13:0] d_send_length,
    input  wire [13:0] d_send_size,
    output wire        q_begins,
    output wire        q_closes,
    output wire  [7:0] q_id,
    output wire  [2:0] q_send_place,
    output wire  [1:0] q_send_kind,
    output wire [31:0] q_send_handle,
    output wire [15:0] q_send_message,
    output wire        q_send_first,
    output wire        q_send_last,
    output wire [13:0] q_send_length,
    output wire [13:0] q_send_size
);

    reg         ago_1_begins;
    reg         ago_1_closes;
    reg   [7:0] ago_1_id;
    reg   [2:0] ago_1_send_place;
    reg   [1:0] ago_1_send_kind;
    reg  [31:0] ago_1_send_handle;
    reg  [15:0] ago_1_send_message;
    reg         ago_1_send_first;
    reg         ago_1_send_last;
    reg  [13:0] ago_1_send_length;
    reg  [13:0] ago_1_send_size;
    reg         ago_2_begins;
    reg         ago_2_closes;
    reg   [7:0] ago_2_id;
    reg   [2:0] ago_2_send_place;
    reg   [1:0] ago_2_send_kind;
    reg  [31:0] ago_2_send_handle;
    reg  [15:0] ago_2_send_message;
    reg         ago_2_send_first;
    reg         ago_2_send_last;
    reg  [13:0] ago_2_send_length;
    reg  [13:0] ago_2_send_size;

    always @(posedge clk) begin
        ago_1_begins <= d_begins;
        ago_1_closes <= d_closes;
        ago_1_id <= d_id;
        ago_1_send_place <= d_send_place;
        ago_1_send_kind <= d_send_kind;
        ago_1_send_handle <= d_send_handle;
        ago_1_send_message <= d_send_message;
        ago_1_send_first <= d_send_first;
        ago_1_send_last <= d_send_last;
        ago_1_send_length <= d_send_length;
        ago_1_send_size <= d_send_size;
        ago_2_begins <= ago_1_begins;
        ago_2_closes <= ago_1_closes;
        ago_2_id <= ago_1_id;
        ago_2_send_place <= ago_1_send_place;
        ago_2_send_kind <= ago_1_send_kind;
        ago_2_send_handle <= ago_1_send_handle;
        ago_2_send_message <= ago_1_send_message;
        ago_2_send_first <= ago_1_send_first;
        ago_2_send_last <= ago_1_send_last;
        ago_2_send_length <= ago_1_send_length;
        ago_2_send_size <= ago_1_send_size;
    end

    assign q_begins = ago_2_begins;
    assign q_closes = ago_2_closes;
    assign q_id = ago_2_id;
    assign q_send_place = ago_2_send_place;
    assign q_send_kind = ago_2_send_kind;
    assign q_send_handle = ago_2_send_handle;
    assign q_send_message = ago_2_send_message;
    assign q_send_first = ago_2_send_first;
    assign q_send_last = ago_2_send_last;
    assign q_send_length = ago_2_send_length;
    assign q_send_size = ago_2_send_size;

endmodule

`default_nettype wire
