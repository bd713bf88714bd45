// Free PDCIDs of 8 PDCs, 0 of them reserved, and their quarantine.
`default_nettype none

module place_pool_n8_r0_b15 (
    input  wire        clk,
    input  wire        rst,
    input  wire        take_shared,
    input  wire        take_reserved,
    input  wire        freed_valid,
    input  wire [15:0] freed_pdcid,
    input  wire        forgotten,
    input  wire [16:0] now,
    input  wire [24:0] quarantine_time,
    output wire        ready,
    output wire        shared_valid,
    output wire [15:0] shared_pdcid,
    output wire        reserved_valid,
    output wire [15:0] reserved_pdcid,
    output wire        released_valid,
    output wire [15:0] released_pdcid
);

    reg   [2:0] filled;
    reg         filling;
    reg  [16:0] last_now;
    reg   [8:0] rounds;
    reg  [15:0] ended_pdcid;
    wire        quarantine_up_ready;
    wire [15:0] quarantine_down_payload_pdcid;
    wire [25:0] quarantine_down_payload_since;
    wire        quarantine_down_valid;
    reg   [1:0] settled;
    reg  [25:0] age;
    reg         due;
    reg  [15:0] pdcid_release;
    reg  [15:0] pdcid_wait;
    reg  [15:0] pdcid_out;
    reg         valid_release;
    reg         valid_wait;
    reg         valid_out;
    wire        shared_queue_up_ready;
    wire [15:0] shared_queue_down_payload;
    wire        shared_queue_down_valid;

    wire        comes_round = forgotten && ended_pdcid[14:3] == 12'd1;
    wire        goes_on = forgotten && !comes_round;
    wire        settled_all = &settled;
    wire        leaves = settled_all && due && !goes_on;
    wire [25:0] quarantine_up_payload_since_word = {rounds, last_now};
    wire        filling_or_valid_out = filling || valid_out;
    wire  [1:0] settled_choice = !settled_all ? settled + 2'd1 : settled;

    block_fifo_w42_d8 quarantine (
        .clk                (clk),
        .rst                (rst),
        .up_payload_pdcid   (ended_pdcid),
        .up_payload_since   (quarantine_up_payload_since_word),
        .up_valid           (comes_round),
        .up_ready           (quarantine_up_ready),
        .down_payload_pdcid (quarantine_down_payload_pdcid),
        .down_payload_since (quarantine_down_payload_since),
        .down_valid         (quarantine_down_valid),
        .down_ready         (leaves)
    );

    block_fifo_w16_d8 shared_queue (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (filling ? {1'b0, ~filled, {9{1'b1}}, filled} : pdcid_out),
        .up_valid     (filling_or_valid_out),
        .up_ready     (shared_queue_up_ready),
        .down_payload (shared_queue_down_payload),
        .down_valid   (shared_queue_down_valid),
        .down_ready   (take_shared)
    );

    always @(posedge clk) begin
        if (rst) begin
            filled <= 3'd0;
            filling <= 1'b1;
            last_now <= 17'd0;
            rounds <= 9'd0;
            settled <= 2'd0;
            valid_release <= 1'b0;
            valid_wait <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            filled <= filled + 3'd1;
            if (filled == 3'd7) begin
                filling <= 1'b0;
            end
            last_now <= now;
            if (now < last_now) begin
                rounds <= rounds + 9'd1;
            end
            settled <= !quarantine_down_valid || leaves ? 2'd0 : settled_choice;
            valid_release <= leaves || goes_on;
            valid_wait <= valid_release;
            valid_out <= valid_wait;
        end
    end

    always @(posedge clk) begin
        if (freed_valid) begin
            ended_pdcid <= {1'b0, (&freed_pdcid[14:3]) ? 12'd1 : freed_pdcid[14:3] + 12'd1, freed_pdcid[2:0]};
        end
        age <= quarantine_up_payload_since_word - quarantine_down_payload_since;
        due <= age >= {1'b0, quarantine_time};
        pdcid_release <= goes_on ? ended_pdcid : quarantine_down_payload_pdcid;
        pdcid_wait <= pdcid_release;
        pdcid_out <= pdcid_wait;
    end

    assign ready = !filling;
    assign shared_valid = shared_queue_down_valid;
    assign shared_pdcid = shared_queue_down_payload;
    assign reserved_valid = 1'b0;
    assign reserved_pdcid = 16'd0;
    assign released_valid = valid_release;
    assign released_pdcid = pdcid_release;

    wire _unused_ok = &{1'b0, take_reserved, freed_pdcid[15], quarantine_up_ready, shared_queue_up_ready};

`ifdef FORMAL
    reg  ended_valid;

    always @(posedge clk) begin
        if (rst) begin
            ended_valid <= 1'b0;
        end else begin
            if (freed_valid) begin
                ended_valid <= 1'b1;
            end else if (forgotten) begin
                ended_valid <= 1'b0;
            end
        end
    end

    always @(posedge clk) if (!rst) ends_one_by_one: assert (!freed_valid || !ended_valid);
    always @(posedge clk) if (!rst) forgets_what_has_ended: assert (!forgotten || ended_valid);
    always @(posedge clk) if (!rst) quarantine_has_room: assert (!(comes_round && !quarantine_up_ready));
    always @(posedge clk) if (!rst) shared_queue_has_room: assert (!(filling_or_valid_out && !shared_queue_up_ready));
`endif

endmodule

`default_nettype wire
