// Stream FIFO of 256 items of 682 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w682_d256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         up_payload_delivered,
    input  wire         up_payload_delivery_valid,
    input  wire  [15:0] up_payload_delivery_pdcid,
    input  wire  [31:0] up_payload_delivery_psn,
    input  wire         up_payload_delivery_rod,
    input  wire         up_payload_delivery_cookie_ack,
    input  wire         up_payload_delivery_cookie_ce,
    input  wire         up_payload_delivery_cookie_retx,
    input  wire  [15:0] up_payload_delivery_cookie_entropy,
    input  wire  [16:0] up_payload_delivery_cookie_time,
    input  wire  [15:0] up_payload_message_id,
    input  wire  [23:0] up_payload_job_id,
    input  wire         up_payload_by_return_data,
    input  wire  [15:0] up_payload_by_return_read_id,
    input  wire         up_payload_by_return_eom,
    input  wire         up_payload_by_return_fits,
    input  wire         up_payload_by_return_is_standard,
    input  wire  [31:0] up_payload_by_return_request_length,
    input  wire  [31:0] up_payload_by_return_message_offset,
    input  wire         up_payload_atomic_is_standard,
    input  wire [287:0] up_payload_atomic_extension,
    input  wire  [13:0] up_payload_atomic_payload_length,
    input  wire  [31:0] up_payload_atomic_request_length,
    input  wire         up_payload_atomic_fetching,
    input  wire         up_payload_deferral_rtr,
    input  wire [127:0] up_payload_deferral_source,
    input  wire   [3:0] up_payload_deferral_local,
    input  wire         up_payload_uud,
    input  wire         up_payload_rudi,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_delivered,
    output wire         down_payload_delivery_valid,
    output wire  [15:0] down_payload_delivery_pdcid,
    output wire  [31:0] down_payload_delivery_psn,
    output wire         down_payload_delivery_rod,
    output wire         down_payload_delivery_cookie_ack,
    output wire         down_payload_delivery_cookie_ce,
    output wire         down_payload_delivery_cookie_retx,
    output wire  [15:0] down_payload_delivery_cookie_entropy,
    output wire  [16:0] down_payload_delivery_cookie_time,
    output wire  [15:0] down_payload_message_id,
    output wire  [23:0] down_payload_job_id,
    output wire         down_payload_by_return_data,
    output wire  [15:0] down_payload_by_return_read_id,
    output wire         down_payload_by_return_eom,
    output wire         down_payload_by_return_fits,
    output wire         down_payload_by_return_is_standard,
    output wire  [31:0] down_payload_by_return_request_length,
    output wire  [31:0] down_payload_by_return_message_offset,
    output wire         down_payload_atomic_is_standard,
    output wire [287:0] down_payload_atomic_extension,
    output wire  [13:0] down_payload_atomic_payload_length,
    output wire  [31:0] down_payload_atomic_request_length,
    output wire         down_payload_atomic_fetching,
    output wire         down_payload_deferral_rtr,
    output wire [127:0] down_payload_deferral_source,
    output wire   [3:0] down_payload_deferral_local,
    output wire         down_payload_uud,
    output wire         down_payload_rudi,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [8:0] wr;
    reg    [8:0] rd;
    reg          fetched;
    reg          shown;
    reg          oldest_delivered;
    reg          oldest_delivery_valid;
    reg   [15:0] oldest_delivery_pdcid;
    reg   [31:0] oldest_delivery_psn;
    reg          oldest_delivery_rod;
    reg          oldest_delivery_cookie_ack;
    reg          oldest_delivery_cookie_ce;
    reg          oldest_delivery_cookie_retx;
    reg   [15:0] oldest_delivery_cookie_entropy;
    reg   [16:0] oldest_delivery_cookie_time;
    reg   [15:0] oldest_message_id;
    reg   [23:0] oldest_job_id;
    reg          oldest_by_return_data;
    reg   [15:0] oldest_by_return_read_id;
    reg          oldest_by_return_eom;
    reg          oldest_by_return_fits;
    reg          oldest_by_return_is_standard;
    reg   [31:0] oldest_by_return_request_length;
    reg   [31:0] oldest_by_return_message_offset;
    reg          oldest_atomic_is_standard;
    reg  [287:0] oldest_atomic_extension;
    reg   [13:0] oldest_atomic_payload_length;
    reg   [31:0] oldest_atomic_request_length;
    reg          oldest_atomic_fetching;
    reg          oldest_deferral_rtr;
    reg  [127:0] oldest_deferral_source;
    reg    [3:0] oldest_deferral_local;
    reg          oldest_uud;
    reg          oldest_rudi;
    reg  [681:0] items_rdata;
    (* no_rw_check *)
    reg  [681:0] items [0:255];

    wire full = (wr ^ rd) == 9'h100;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[7:0]];
        if (push) items[wr[7:0]] <= {
        up_payload_delivered,
        up_payload_delivery_valid,
        up_payload_delivery_pdcid,
        up_payload_delivery_psn,
        up_payload_delivery_rod,
        up_payload_delivery_cookie_ack,
        up_payload_delivery_cookie_ce,
        up_payload_delivery_cookie_retx,
        up_payload_delivery_cookie_entropy,
        up_payload_delivery_cookie_time,
        up_payload_message_id,
        up_payload_job_id,
        up_payload_by_return_data,
        up_payload_by_return_read_id,
        up_payload_by_return_eom,
        up_payload_by_return_fits,
        up_payload_by_return_is_standard,
        up_payload_by_return_request_length,
        up_payload_by_return_message_offset,
        up_payload_atomic_is_standard,
        up_payload_atomic_extension,
        up_payload_atomic_payload_length,
        up_payload_atomic_request_length,
        up_payload_atomic_fetching,
        up_payload_deferral_rtr,
        up_payload_deferral_source,
        up_payload_deferral_local,
        up_payload_uud,
        up_payload_rudi
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 9'd0;
            rd <= 9'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 9'd1;
            end
            if (fetch) begin
                rd <= rd + 9'd1;
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
            oldest_delivered <= items_rdata[681];
            oldest_delivery_valid <= items_rdata[680];
            oldest_delivery_pdcid <= items_rdata[679:664];
            oldest_delivery_psn <= items_rdata[663:632];
            oldest_delivery_rod <= items_rdata[631];
            oldest_delivery_cookie_ack <= items_rdata[630];
            oldest_delivery_cookie_ce <= items_rdata[629];
            oldest_delivery_cookie_retx <= items_rdata[628];
            oldest_delivery_cookie_entropy <= items_rdata[627:612];
            oldest_delivery_cookie_time <= items_rdata[611:595];
            oldest_message_id <= items_rdata[594:579];
            oldest_job_id <= items_rdata[578:555];
            oldest_by_return_data <= items_rdata[554];
            oldest_by_return_read_id <= items_rdata[553:538];
            oldest_by_return_eom <= items_rdata[537];
            oldest_by_return_fits <= items_rdata[536];
            oldest_by_return_is_standard <= items_rdata[535];
            oldest_by_return_request_length <= items_rdata[534:503];
            oldest_by_return_message_offset <= items_rdata[502:471];
            oldest_atomic_is_standard <= items_rdata[470];
            oldest_atomic_extension <= items_rdata[469:182];
            oldest_atomic_payload_length <= items_rdata[181:168];
            oldest_atomic_request_length <= items_rdata[167:136];
            oldest_atomic_fetching <= items_rdata[135];
            oldest_deferral_rtr <= items_rdata[134];
            oldest_deferral_source <= items_rdata[133:6];
            oldest_deferral_local <= items_rdata[5:2];
            oldest_uud <= items_rdata[1];
            oldest_rudi <= items_rdata[0];
        end
    end

    assign up_ready = !full;
    assign down_payload_delivered = oldest_delivered;
    assign down_payload_delivery_valid = oldest_delivery_valid;
    assign down_payload_delivery_pdcid = oldest_delivery_pdcid;
    assign down_payload_delivery_psn = oldest_delivery_psn;
    assign down_payload_delivery_rod = oldest_delivery_rod;
    assign down_payload_delivery_cookie_ack = oldest_delivery_cookie_ack;
    assign down_payload_delivery_cookie_ce = oldest_delivery_cookie_ce;
    assign down_payload_delivery_cookie_retx = oldest_delivery_cookie_retx;
    assign down_payload_delivery_cookie_entropy = oldest_delivery_cookie_entropy;
    assign down_payload_delivery_cookie_time = oldest_delivery_cookie_time;
    assign down_payload_message_id = oldest_message_id;
    assign down_payload_job_id = oldest_job_id;
    assign down_payload_by_return_data = oldest_by_return_data;
    assign down_payload_by_return_read_id = oldest_by_return_read_id;
    assign down_payload_by_return_eom = oldest_by_return_eom;
    assign down_payload_by_return_fits = oldest_by_return_fits;
    assign down_payload_by_return_is_standard = oldest_by_return_is_standard;
    assign down_payload_by_return_request_length = oldest_by_return_request_length;
    assign down_payload_by_return_message_offset = oldest_by_return_message_offset;
    assign down_payload_atomic_is_standard = oldest_atomic_is_standard;
    assign down_payload_atomic_extension = oldest_atomic_extension;
    assign down_payload_atomic_payload_length = oldest_atomic_payload_length;
    assign down_payload_atomic_request_length = oldest_atomic_request_length;
    assign down_payload_atomic_fetching = oldest_atomic_fetching;
    assign down_payload_deferral_rtr = oldest_deferral_rtr;
    assign down_payload_deferral_source = oldest_deferral_source;
    assign down_payload_deferral_local = oldest_deferral_local;
    assign down_payload_uud = oldest_uud;
    assign down_payload_rudi = oldest_rudi;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 9'h100);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[7:0] == rd[7:0]));
`endif

endmodule

`default_nettype wire
