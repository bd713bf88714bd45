// Stream FIFO of 4 items of 48 bits.
`default_nettype none

module fifo_w48_d4_bad0f4 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload_handle,
    input  wire [15:0] up_payload_message,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload_handle,
    output wire [15:0] down_payload_message,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [2:0] wr;
    reg   [2:0] rd;
    reg  [47:0] items [0:3];

    wire        full = (wr ^ rd) == 3'd4;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [47:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {up_payload_handle, up_payload_message};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 3'd0;
            rd <= 3'd0;
        end else begin
            if (push) begin
                wr <= wr + 3'd1;
            end
            if (pop) begin
                rd <= rd + 3'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_handle = items_rdata[47:16];
    assign down_payload_message = items_rdata[15:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
