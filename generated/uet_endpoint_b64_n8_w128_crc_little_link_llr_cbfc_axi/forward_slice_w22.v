// Stream register of 22 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w22 (
    input  wire       clk,
    input  wire       rst,
    input  wire [8:0] up_payload_first,
    input  wire [5:0] up_payload_last_index,
    input  wire [5:0] up_payload_last_byte,
    input  wire       up_payload_empty,
    input  wire       up_valid,
    output wire       up_ready,
    output wire [8:0] down_payload_first,
    output wire [5:0] down_payload_last_index,
    output wire [5:0] down_payload_last_byte,
    output wire       down_payload_empty,
    output wire       down_valid,
    input  wire       down_ready
);

    reg  [8:0] held_first;
    reg  [5:0] held_last_index;
    reg  [5:0] held_last_byte;
    reg        held_empty;
    reg        full;

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
            held_first <= up_payload_first;
            held_last_index <= up_payload_last_index;
            held_last_byte <= up_payload_last_byte;
            held_empty <= up_payload_empty;
        end
    end

    assign up_ready = ready;
    assign down_payload_first = held_first;
    assign down_payload_last_index = held_last_index;
    assign down_payload_last_byte = held_last_byte;
    assign down_payload_empty = held_empty;
    assign down_valid = full;

endmodule

`default_nettype wire
