// Stream register of 119 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w119 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] up_payload_tuple,
    input  wire        up_payload_ordered,
    input  wire  [1:0] up_payload_packet_kind,
    input  wire [15:0] up_payload_packet_message,
    input  wire        up_payload_packet_first,
    input  wire        up_payload_packet_last,
    input  wire [13:0] up_payload_packet_length,
    input  wire [13:0] up_payload_packet_size,
    input  wire [31:0] up_payload_packet_payload,
    input  wire [31:0] up_payload_packet_handle,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [5:0] down_payload_tuple,
    output wire        down_payload_ordered,
    output wire  [1:0] down_payload_packet_kind,
    output wire [15:0] down_payload_packet_message,
    output wire        down_payload_packet_first,
    output wire        down_payload_packet_last,
    output wire [13:0] down_payload_packet_length,
    output wire [13:0] down_payload_packet_size,
    output wire [31:0] down_payload_packet_payload,
    output wire [31:0] down_payload_packet_handle,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [5:0] held_tuple;
    reg         held_ordered;
    reg   [1:0] held_packet_kind;
    reg  [15:0] held_packet_message;
    reg         held_packet_first;
    reg         held_packet_last;
    reg  [13:0] held_packet_length;
    reg  [13:0] held_packet_size;
    reg  [31:0] held_packet_payload;
    reg  [31:0] held_packet_handle;
    reg         full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_tuple <= up_payload_tuple;
            held_ordered <= up_payload_ordered;
            held_packet_kind <= up_payload_packet_kind;
            held_packet_message <= up_payload_packet_message;
            held_packet_first <= up_payload_packet_first;
            held_packet_last <= up_payload_packet_last;
            held_packet_length <= up_payload_packet_length;
            held_packet_size <= up_payload_packet_size;
            held_packet_payload <= up_payload_packet_payload;
            held_packet_handle <= up_payload_packet_handle;
        end
    end

    assign up_ready = ready;
    assign down_payload_tuple = held_tuple;
    assign down_payload_ordered = held_ordered;
    assign down_payload_packet_kind = held_packet_kind;
    assign down_payload_packet_message = held_packet_message;
    assign down_payload_packet_first = held_packet_first;
    assign down_payload_packet_last = held_packet_last;
    assign down_payload_packet_length = held_packet_length;
    assign down_payload_packet_size = held_packet_size;
    assign down_payload_packet_payload = held_packet_payload;
    assign down_payload_packet_handle = held_packet_handle;
    assign down_valid = full;

endmodule

`default_nettype wire
