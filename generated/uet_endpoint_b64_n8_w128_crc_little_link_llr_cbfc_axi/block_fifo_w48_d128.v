// Stream FIFO of 128 items of 48 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w48_d128 (
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

    reg   [7:0] wr;
    reg   [7:0] rd;
    reg         fetched;
    reg         shown;
    reg  [31:0] oldest_handle;
    reg  [15:0] oldest_message;
    reg  [47:0] items_rdata;
    (* no_rw_check *)
    reg  [47:0] items [0:127];

    wire full = (wr ^ rd) == 8'd128;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[6:0]];
        if (push) items[wr[6:0]] <= {up_payload_handle, up_payload_message};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 8'd0;
            rd <= 8'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 8'd1;
            end
            if (fetch) begin
                rd <= rd + 8'd1;
            end
            if (advance) begin
                fetched <= fetch;
            end
            if (show) begin
                shown <= fetched;
            end
        end
    end

    always @(posedge clk) begin
        if (show) begin
            oldest_handle <= items_rdata[47:16];
            oldest_message <= items_rdata[15:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_handle = oldest_handle;
    assign down_payload_message = oldest_message;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 8'd128);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[6:0] == rd[6:0]));
`endif

endmodule

`default_nettype wire
