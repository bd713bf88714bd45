// Stream register of 96 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w96 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_payload_address,
    input  wire [31:0] up_payload_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_address,
    output wire [31:0] down_payload_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [63:0] held_address;
    reg  [31:0] held_length;
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
            held_address <= up_payload_address;
            held_length <= up_payload_length;
        end
    end

    assign up_ready = ready;
    assign down_payload_address = held_address;
    assign down_payload_length = held_length;
    assign down_valid = full;

endmodule

`default_nettype wire
